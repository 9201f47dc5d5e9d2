"""Compiles the engine, the games and the bots with mypyc; installs them as plain Python where that can't be done.

Set TONGBAO_PURE=1 to install plain Python on purpose. An editable install is never compiled.
"""

import hashlib
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

NOT_COMPILED = ("__init__.py", "schema.py")
"""Endings of names. Structures of card files need their annotations, which compiled classes lose."""
COMPILED_FOLDERS = ("src/tongbao/engine", "src/tongbao/games", "src/tongbao/bots")


def installs_pure(reason: str) -> None:
    """Say on the error stream why nothing is compiled; `pip install -v` shows it."""
    print(
        f"tongbao: {reason}; installing plain Python, which plays the same games but several times slower.",
        file=sys.stderr,
    )


def extensions() -> list[Extension]:
    """The modules to compile, translated to C; none when compiling isn't asked for or isn't possible."""
    if not {"bdist_wheel", "build_ext"} & set(sys.argv):
        return []
    if os.environ.get("TONGBAO_PURE") == "1":
        installs_pure("TONGBAO_PURE is set")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        installs_pure("mypyc isn't there")
        return []
    modules = [
        path
        for folder in COMPILED_FOLDERS
        for path in sorted(Path(folder).rglob("*.py"))
        if not path.name.endswith(NOT_COMPILED)
    ]
    if not modules:
        return []
    found: list[Extension] = mypycify(
        [str(path) for path in modules], opt_level="3", debug_level="0", group_name="tongbao", multi_file=True
    )
    for extension in found:
        if sys.platform != "win32":
            # Floats are rounded after every operation, as in plain Python. Looking for mistakes in what mypyc has
            # written would take as long as compiling it.
            extension.extra_compile_args = [*extension.extra_compile_args, "-ffp-contract=off", "-Wno-all"]
        if sys.platform == "linux":  # calls within the library need no look-up by name, and those out of it no stub
            direct = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
            extension.extra_compile_args = [*extension.extra_compile_args, *direct]
    return found


def parts_of(sources: list[str], flags: object) -> bytes:
    """All besides its own text of which each of these sources is compiled: the headers beside them, flags, Python."""
    folders = sorted({Path(source).parent for source in sources})
    headers = [header.read_bytes() for folder in folders for header in sorted(folder.rglob("*.h"))]
    return hashed(sys.version.encode(), repr(flags).encode(), *headers).encode()


def hashed(*parts: bytes) -> str:
    """The SHA-256 of these parts, one after another."""
    return hashlib.sha256(b"".join([hashlib.sha256(part).digest() for part in parts])).hexdigest()


class CompileAllOrNothing(build_ext):
    """The compiled modules need each other: if one can't be compiled, none is installed.

    All cores compile. An object that is there from a build that was interrupted is taken if it was made of the same.
    """

    def build_extensions(self) -> None:
        compile_in_turn, names_of = self.compiler.compile, self.compiler.object_filenames

        def compile_side_by_side(sources: list[str], output_dir: str = "", **options: Any) -> list[str]:
            shared = parts_of(sources, options.get("extra_postargs"))

            def compile_one(source: str) -> str:
                (target,) = names_of([source], output_dir=output_dir)
                made_of, mark = hashed(shared, Path(source).read_bytes()), Path(f"{target}.made-of")
                if not (Path(target).is_file() and mark.is_file() and mark.read_text("ascii") == made_of):
                    mark.unlink(missing_ok=True)
                    compile_in_turn([source], output_dir=output_dir, **options)
                    mark.write_text(made_of, "ascii")
                return str(target)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(compile_one, sources))

        self.compiler.compile = compile_side_by_side
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []
            installs_pure(f"there is no working C compiler ({type(error).__name__}, details above)")


setup(ext_modules=extensions(), cmdclass={"build_ext": CompileAllOrNothing})
