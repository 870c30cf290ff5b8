"""The limits that scripts run under. Whoever takes them looks at what they hold, so this stays interpreted."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds of a Lua world.

    `steps` between two renewals (of Lua code, and as many of natives), `string_bytes` of one string, `call_depth` of
    nested Lua calls, `native_depth` of those that nest by way of natives and metamethods and so need the stack of the
    thread (200 fit into 512 KB), `memory` in bytes of all that scripts hold.
    """

    steps: int = 5_000_000
    string_bytes: int = 16 * 1024 * 1024
    call_depth: int = 200
    native_depth: int = 200
    memory: int = 256 * 1024 * 1024
