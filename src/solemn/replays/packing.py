"""The compression of replays: LZMA without a header of its own, its properties in the replay's."""

import lzma
from typing import Any, Final

from solemn.replays.errors import ReplayError
from solemn.replays.file_format import MOST_BYTES, MOST_PACKED
from solemn.replays.source import byte_of
from solemn.spec.told import at, told

_PIECE: Final = 1 << 18
_LEAST_DICTIONARY: Final = 1 << 12
_DICTIONARY: Final = 1 << 24  # of the clients; less is enough where there is less to pack
_LITERAL_BITS, _POSITION_BITS = 3, 2
_POSITION_STEPS: Final = 5  # of lp in the first byte of the properties: (pb * 5 + lp) * 9 + lc
_LITERAL_STEPS: Final = 9
_MOST_FIRST: Final = _LITERAL_STEPS * _POSITION_STEPS * 5


def _filters(literal: int, low: int, position: int, dictionary: int) -> list[dict[str, Any]]:
    return [{"id": lzma.FILTER_LZMA1, "lc": literal, "lp": low, "pb": position, "dict_size": dictionary}]


def _filters_of(properties: bytes, size: int, name: str) -> list[dict[str, Any]]:
    """The decoder that the properties ask for; its dictionary need not be larger than what is unpacked."""
    first = properties[0]
    literal, rest = first % _LITERAL_STEPS, first // _LITERAL_STEPS
    low, position = rest % _POSITION_STEPS, rest // _POSITION_STEPS
    if first >= _MOST_FIRST or literal + low > 4:  # liblzma takes no more, and neither client ever wrote another byte than 0x5D
        raise ReplayError(at(byte_of(name, 24), at("properties", told("data-found", found=f"{first:#x}", expected=told("replay-lzma")))))
    dictionary = int.from_bytes(properties[1:5], "little")
    return _filters(literal, low, position, max(_LEAST_DICTIONARY, min(dictionary, size)))


def unpack(packed: memoryview, properties: bytes, size: int, name: str) -> bytearray:
    """The `size` bytes that were packed. Raises ReplayError, also for more than any replay has."""
    if size > MOST_BYTES:
        raise ReplayError(at(byte_of(name, 16), at("size", told("data-found", found=size, expected=told("data-at-most", most=MOST_BYTES)))))
    if len(packed) > MOST_PACKED:
        raise ReplayError(at(name, told("replay-packed", found=len(packed), most=MOST_PACKED)))
    decoder = lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=_filters_of(properties, size, name))
    result, done, piece = bytearray(size), 0, bytes(packed)
    try:
        while done < size:
            found = decoder.decompress(piece, min(_PIECE, size - done))
            if not found:
                raise ReplayError(at(name, told("replay-cut", found=done, expected=size)))
            result[done : done + len(found)] = found
            done, piece = done + len(found), b""
    except (lzma.LZMAError, EOFError) as error:
        raise ReplayError(at(name, told("replay-broken", found=done, expected=size, why=str(error)))) from error
    return result


def pack(content: bytes) -> tuple[bytes, bytes]:
    """The properties and the packed bytes, as both clients can unpack them."""
    dictionary = min(_DICTIONARY, max(_LEAST_DICTIONARY, 1 << len(content).bit_length()))
    packed = lzma.compress(content, lzma.FORMAT_RAW, filters=_filters(_LITERAL_BITS, 0, _POSITION_BITS, dictionary))
    first = _POSITION_BITS * _POSITION_STEPS * _LITERAL_STEPS + _LITERAL_BITS
    return bytes([first]) + dictionary.to_bytes(4, "little"), packed
