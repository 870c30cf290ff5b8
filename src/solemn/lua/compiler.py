"""Compiles a Lua source to Python code, once: the result is kept in memory and on disk."""

from __future__ import annotations

import contextlib
import gc
import hashlib
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from types import CodeType
from typing import Final

from solemn.lua.build import Misread
from solemn.lua.cache import CodeCache, default_cache
from solemn.lua.deep import deep_calls, on_large_stack
from solemn.lua.emit_statements import ChunkEmitter
from solemn.lua.errors import LuaSyntaxError
from solemn.lua.interface import Interface
from solemn.lua.names import global_key
from solemn.lua.scope import NeedsEnvironment, ScopeError
from solemn.lua.statements import ChunkBuilder, build_chunk
from solemn.lua.syntax import diagnose

VERSION: Final = 1
MAX_SOURCE: Final = 4 << 20  # bytes; the largest file of the community's library has 0.1 MiB
RECURSION: Final = 20_000  # for the deepest source that is allowed
SHALLOW: Final = 25  # levels of syntax for which any stack is large enough
SHORT: Final = 1000  # bytes of a source that scripts may load again and again, as libraries do when a duel begins
MAX_TEXT_BYTES: Final = 200_000  # of all such sources together
PARTS: Final = ("arith", "build", "compiler", "emit", "emit_loops", "emit_statements", "known", "literals", "names", "pyast",
         "scope", "statements", "syntax", "tokens", "tree")
DEFINITION: Final = re.compile(rb"^[ \t]*(?:function[ \t]+([A-Za-z_]\w*\.[A-Za-z_]\w*)[ \t]*\(|"
                        rb"([A-Za-z_]\w*\.[A-Za-z_]\w*)[ \t]*=(?!=))", re.M)


class Chunk:
    """A compiled source: code of its main function, the global names it mentions, and where it came from."""

    __slots__ = ("besides", "code", "env", "filename", "names", "source")

    def __init__(self, code: CodeType, names: tuple[str, ...], filename: str, source: bytes, env: bool) -> None:
        self.code = code
        self.names = names
        self.besides: tuple[object, tuple[str, ...]] = (None, names)  # what `Names.besides` found last
        self.filename = filename
        self.source = source
        self.env = env


def compile_chunk(source: bytes, filename: str, interface: Interface, env: bool = False,
                  cache: CodeCache | None = None) -> Chunk:
    """Compile a source. `env` makes `_ENV` the first argument of the chunk.

    Raises LuaSyntaxError. The result comes from the cache when the same source was compiled before.
    """
    return chunk_of(source, filename, interface, env, cache if cache is not None else default_cache())


def compile_text(source: bytes, filename: str, interface: Interface, env: bool) -> Chunk:
    """Compile a source that a script has made. Nothing of it is kept, but for a number of short ones in memory.

    Raises LuaSyntaxError.
    """
    store = default_cache()
    known = (source, filename, interface.key, env)
    chunk: Chunk | None = store.texts.get(known)
    if chunk is None:
        code, names, takes_env = translate(source, filename, interface, env)
        chunk = Chunk(code, names, filename, source, takes_env)
        if len(source) <= SHORT:
            store.text_bytes += len(source) + len(filename)
            if store.text_bytes > MAX_TEXT_BYTES:
                store.texts.clear()
                store.text_bytes = len(source) + len(filename)
            store.texts[known] = chunk
    return chunk


def chunk_of(source: bytes, filename: str, interface: Interface, env: bool, store: CodeCache) -> Chunk:
    """The compiled source from the cache, put there if it is new."""
    key = chunk_key(source, filename, interface, env)
    found = store.get(key)
    if found is None:
        code, names, env = translate(source, filename, interface, env)
        store.put(key, (code, names, env))
        return Chunk(code, names, filename, source, env)
    return Chunk(found[0], found[1], filename, source, found[2])


@lru_cache(maxsize=1)
def compiler_key() -> str:
    """What tells this compiler from an earlier one: its version and, where it is at hand, its own source."""
    digest = hashlib.blake2b(str(VERSION).encode(), digest_size=8)
    for part in PARTS:
        path = Path(__file__).with_name(part + ".py")
        digest.update(path.read_bytes() if path.exists() else b"-")
    return digest.hexdigest()


def chunk_key(source: bytes, filename: str, interface: Interface, env: bool) -> str:
    """What the result of a compilation depends on, in short."""
    digest = hashlib.blake2b(source, digest_size=20)
    digest.update(f"\0{filename}\0{interface.key}\0{env}\0{compiler_key()}".encode())
    return digest.hexdigest()


def translate(source: bytes, filename: str, interface: Interface, env: bool) -> tuple[CodeType, tuple[str, ...], bool]:
    """Code, names and whether `_ENV` is an argument, without any cache. Raises LuaSyntaxError."""
    if len(source) > MAX_SOURCE:
        raise LuaSyntaxError(filename, 1, 1, f"a script of more than {MAX_SOURCE >> 20} MiB")
    try:
        with collection_paused(), deep_calls(RECURSION):
            return compile_source(source, filename, interface, env)
    except Misread:
        raise diagnose(source, filename) from None
    except NeedsEnvironment:
        if env:
            raise diagnose(source, filename) from None
        return translate(source, filename, interface, True)
    except ScopeError as e:
        raise scope_problem(source, filename, e) from None
    except RecursionError:
        raise LuaSyntaxError(filename, 1, 1, "chunk has too many syntax levels") from None


def compile_source(source: bytes, filename: str, interface: Interface,
                   env: bool) -> tuple[CodeType, tuple[str, ...], bool]:
    """The steps of the compiler, one after the other."""
    func, builder = build_chunk(source, env)

    def finish() -> CodeType:
        made = ChunkEmitter(interface, builder.scopes.assigned_globals).chunk(func)
        return compile(made, filename, "exec", dont_inherit=True, optimize=0)

    try:
        module = finish() if builder.deepest <= SHALLOW else on_large_stack(finish)
    except SyntaxError as e:
        raise ScopeError(e.lineno or 1, f"the script is too complex for Python: {e.msg}") from None
    code = next(c for c in module.co_consts if isinstance(c, CodeType))
    return code, mentioned(builder, interface), env


@contextlib.contextmanager
def collection_paused() -> Iterator[None]:
    """No garbage collection meanwhile: a compilation makes many objects and hardly any garbage."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def scope_problem(source: bytes, filename: str, e: ScopeError) -> LuaSyntaxError:
    """The syntax error for a fault of scope, with its line."""
    lines = source.decode("utf-8", "replace").split("\n")
    text = lines[e.line - 1] if 0 < e.line <= len(lines) else ""
    return LuaSyntaxError(filename, e.line, len(text) - len(text.lstrip()) + 1, e.problem, text)


def mentioned(builder: ChunkBuilder, interface: Interface) -> tuple[str, ...]:
    """The keys of all globals that the code reads: plain ones, dotted natives, and those that methods go to."""
    tables = interface.tables
    names = set()
    for name in builder.names:
        owner, dot, _ = name.partition(".")
        if not dot:
            names.add(global_key(name))
        elif owner in tables:
            names.add(name)
    for name in builder.called_methods:
        names.update(f"{owner}.{name}" for owner in interface.methods.get(name, ()))
    return tuple(sorted(names))


def scan_definitions(source: bytes) -> set[str]:
    """The dotted names (`Card.Name`) that a source defines at its outermost level, found without compiling it."""
    return {(a or b).decode() for a, b in DEFINITION.findall(source)}
