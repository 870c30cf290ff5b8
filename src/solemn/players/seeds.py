"""Seeds from seeds, so that what has one of its own does not share chance with its neighbours."""

from hashlib import blake2b


def seed_of(*parts: int | str) -> int:
    """A seed from 0 to 2**63 - 1 that is the same for the same parts, and for others as good as any."""
    digest = blake2b(repr(parts).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
