#!/usr/bin/env python3
"""Writes the seeds of fuzz_blueprint from the golden cases, without their grids (too big to be worth mutating)."""
import gzip
import pathlib
import struct

here = pathlib.Path(__file__).parent
golden = here.parent / "data" / "golden" / "blueprint"
corpus = here / "corpus" / "blueprint"
GRIDS = {b"HGTS", b"BIOM", b"WBID", b"WSRF"}


def without_grids(data):
    """Version 2: the sections that are no grids. Version 1: the lists, for the target's grid of zeros."""
    if data.startswith(b"\x07ISLA_V1") and len(data) > 12:
        (size,) = struct.unpack_from("<i", data, 8)
        end = 12 + size * size * 8
        return b"\xff" + data[end:] if 256 <= size <= 512 and len(data) >= end else data[:64]
    if not data.startswith(b"ISLA"):
        return data[:64]
    kept, at = data[:8], 8
    while at + 12 <= len(data):
        tag, length = data[at : at + 4], struct.unpack_from("<Q", data, at + 4)[0]
        end = min(len(data), at + 12 + length)
        if tag not in GRIDS or end - at < 200:
            kept += data[at:end]
        at = end
    return kept + data[at:]


corpus.mkdir(parents=True, exist_ok=True)
for path in sorted(golden.glob("*.dat.gz")):
    data = without_grids(gzip.decompress(path.read_bytes()))
    name = path.name.removesuffix(".dat.gz")
    (corpus / name).write_bytes(data)
    # The same lists behind the target's own version 2 grids: dry, and with bodies in them.
    if name in ("v2-full-curve5", "a-water-ocean", "e-flag"):
        sections = data[8 + 12 + struct.unpack_from("<Q", data, 12)[0] :]
        (corpus / f"{name}-dry").write_bytes(b"\xfe" + bytes(48) + sections)
        (corpus / f"{name}-wet").write_bytes(b"\xfe" + bytes([1, 0] * 12 + [2, 0] * 12) + sections)
