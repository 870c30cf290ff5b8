"""Numbers that only scripts use: what an effect says that it will do."""

from typing import Final

CATEGORY_DESTROY: Final = 0x1
CATEGORY_REMOVE: Final = 0x4
CATEGORY_DISABLE: Final = 0x4000
CATEGORY_DISABLE_SUMMON: Final = 0x8000
CATEGORY_NEGATE: Final = 0x10000000
