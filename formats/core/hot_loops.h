#pragma once

/// Marks a function whose loops are compiled twice, for AVX2 and for every x86-64 machine; the one to use is
/// picked when the program starts. Its file also belongs in its folder's chartroom_hot_loops()
/// (cmake/Folders.cmake). Without effect where the compiler cannot do that, and under the sanitizers, which
/// must be up before such a choice runs.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
#define CHARTROOM_WIDE_LOOPS __attribute__((target_clones("avx2", "default")))
#else
#define CHARTROOM_WIDE_LOOPS
#endif
