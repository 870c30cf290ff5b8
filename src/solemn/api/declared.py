"""All natives, declared: whoever looks for their functions imports them from here."""

from solemn.api import debug  # noqa: F401  (each declares its natives)
from solemn.api.border import implementations as implementations
from solemn.api.card import table as card  # noqa: F401
from solemn.api.duel import table as duel  # noqa: F401
from solemn.api.effect import table as effect  # noqa: F401
from solemn.api.group import table as group  # noqa: F401
