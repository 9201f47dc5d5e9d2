"""Compiles the engine, the games and the bots with mypyc; installs them as plain Python where that can't be done.

Set TONGBAO_PURE=1 to install plain Python on purpose. An editable install is never compiled.
"""

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


class CompileAllOrNothing(build_ext):
    """The compiled modules need each other: if one can't be compiled, none is installed. All cores compile."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources: list[str], *rest: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                found = pool.map(lambda source: compile_in_turn([source], *rest, **options), sources)
                return [name for names in found for name in names]

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
