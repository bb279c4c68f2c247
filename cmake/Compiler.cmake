# What every target of this project is compiled with.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
# Hot loops get -O3 where they are (Folders.cmake); the rest compiles faster without it.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

add_library(chartroom_options INTERFACE)
target_compile_options(chartroom_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wnon-virtual-dtor -Werror)
target_include_directories(chartroom_options INTERFACE ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})

if(CHARTROOM_UNITY)
    # What these say is about names that a header gives to all; here it would be said of a neighbour's own names.
    target_compile_options(chartroom_options INTERFACE -Wno-shadow)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(chartroom_options INTERFACE -Wno-subobject-linkage)
    endif()
endif()
if(CHARTROOM_SANITIZE)
    add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    add_link_options(-fsanitize=address,undefined)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # GCC's sanitizer instrumentation makes these two report values that are always set.
        target_compile_options(chartroom_options INTERFACE -Wno-maybe-uninitialized -Wno-stringop-overflow)
    endif()
endif()
if(CHARTROOM_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

find_program(CCACHE ccache)
if(CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_NOHASHDIR=1
        CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} ${CCACHE})
endif()
