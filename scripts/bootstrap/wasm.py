"""Compile Luna's engine for the Python that runs in browsers: python -m scripts.bootstrap.wasm.

mypyc translates the modules that setup.py compiles to C, and a pinned compiler makes libraries of
them that Pyodide loads. The same sources, packages and Python give the same bytes.
"""

import hashlib
import importlib.machinery
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from scripts.bootstrap import engine, headers
from scripts.bootstrap.place import LOCKS, ROOT, WEB
from scripts.bootstrap.report import Failure

WORK = ROOT / "build" / "wasm"
PYODIDE = WEB / "node_modules" / "pyodide"
BUILD_DATA = "_sysconfigdata__emscripten_wasm32-emscripten.py"
"""What Pyodide says about how it was built, in its standard library."""
COMPILER_PARTS = (
    "ziglang/zig",
    "ziglang/lib/include/",
    "ziglang/lib/libc/include/wasm-wasi-musl/",
    "ziglang/lib/libc/include/generic-musl/",
)
"""Of the wheel of 19,000 files."""
SIZES = {
    "SIZEOF_LONG": "long",
    "SIZEOF_LONG_DOUBLE": "long double",
    "SIZEOF_VOID_P": "void *",
    "SIZEOF_SIZE_T": "size_t",
    "SIZEOF_UINTPTR_T": "uintptr_t",
    "SIZEOF_TIME_T": "time_t",
    "SIZEOF_OFF_T": "off_t",
    "SIZEOF_FPOS_T": "fpos_t",
    "SIZEOF_PID_T": "pid_t",
    "SIZEOF_WCHAR_T": "wchar_t",
    "SIZEOF__BOOL": "_Bool",
}
"""Types that must be as large for this compiler as for the one that built Pyodide."""
DEFINED = re.compile("HAVE_|SIZEOF_|ALIGNOF_|WITH_|PYLONG_|DOUBLE_IS_|PTHREAD_|Py_")
"""The settings of Pyodide's build that its pyconfig.h has."""
COMPILE = (
    *("--target=wasm32-unknown-emscripten", "-fPIC", "-O2", "-g0", "-DNDEBUG", "-fwrapv"),
    *("-ffp-contract=off", "-fvisibility=hidden", "-nostdinc"),
    *("-D__wasi__", "-D_WASI_EMULATED_SIGNAL"),  # these C headers ask for them
)
LINK = ("-shared", "--experimental-pic", "--no-entry", "--unresolved-symbols=import-dynamic", "-s")
EXPECTED_WARNING = "creating shared libraries, with -shared, is not yet stable"
LOADER = {"memory", "__indirect_function_table", "__stack_pointer", "__memory_base", "__table_base"}
"""Imports that Pyodide's loader makes for each library."""


def run(*words: str | Path) -> str:
    """Run a tool; return what it says of errors and warnings, or raise `Failure`."""
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        errors = (
            re.findall(r"error: (.+)", done.stderr) or done.stderr.splitlines() or ["no reason"]
        )
        name = next(str(w) for w in words if not str(w).startswith("-"))
        raise Failure(f"the engine for the page cannot be built: {Path(name).name}: {errors[0]}.")
    return done.stderr


def build_settings() -> dict[str, Any]:
    """The settings that Pyodide was built with."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        library.extract(BUILD_DATA, WORK)
    settings: dict[str, Any] = runpy.run_path(str(WORK / BUILD_DATA))["build_time_vars"]
    if settings["VERSION"] != headers.VERSION:
        raise Failure(
            f"Pyodide is Python {settings['VERSION']}, and scripts/bootstrap/headers.py looks for"
            f" the headers of {headers.VERSION}; change VERSION there."
        )
    return settings


def compiler() -> Path:
    """The folder of the pinned C compiler, downloaded if it is not there."""
    lock, folder = LOCKS / "wasm.lock", WORK / "compiler"
    seen = folder / "wasm.lock"
    if not (seen.is_file() and seen.read_bytes() == lock.read_bytes()):
        shutil.rmtree(folder, ignore_errors=True)
        engine.download(folder, lock)
        [wheel] = folder.glob("*.whl")
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(
                folder, [n for n in packed.namelist() if n.startswith(COMPILER_PARTS)]
            )
        wheel.unlink()
        (folder / "ziglang" / "zig").chmod(0o755)
        seen.write_bytes(lock.read_bytes())
    return folder / "ziglang"


def prepare_headers(source: Path, settings: dict[str, Any]) -> Path:
    """Python's headers with the pyconfig.h of Pyodide."""
    folder = WORK / "include"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(source, folder)
    known = {n: v for n, v in settings.items() if DEFINED.match(n) and isinstance(v, int) and v}
    known |= {"_GNU_SOURCE": 1, "_Py_STACK_GROWS_DOWN": 1}
    lines = ["#pragma once", *(f"#define {name} {known[name]}" for name in sorted(known))]
    (folder / "pyconfig.h").write_text("\n".join([*lines, ""]), "utf-8")
    return folder


def check_sizes(compile_command: list[str | Path], settings: dict[str, Any]) -> None:
    """Refuse a compiler or headers that do not fit Pyodide."""
    checks = [
        f'_Static_assert(sizeof({kind}) == {settings[name]}, "sizeof({kind}) must be'
        f' {settings[name]} as in Pyodide");'
        for name, kind in SIZES.items()
    ]
    major, minor = map(int, settings["VERSION"].split("."))
    fits = f"PY_VERSION_HEX >> 16 == {major << 8 | minor:#06x}"
    checks.append(f'_Static_assert({fits}, "the headers must be of Python {major}.{minor}");')
    source = WORK / "sizes.c"
    source.write_text("\n".join(["#include <Python.h>", *checks, ""]), "utf-8")
    run(*compile_command, "-fsyntax-only", source)


def translate(settings: dict[str, Any]) -> list[tuple[str, Path]]:
    """The modules in C, by the names of their libraries.

    mypyc asks sysconfig and the import system about the machine that it translates for.
    """
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = settings["SIZEOF_SIZE_T"]
    importlib.machinery.EXTENSION_SUFFIXES[0] = settings["EXT_SUFFIX"]
    from mypyc.build import mypycify

    os.chdir(ROOT)
    paths = [path.relative_to(ROOT).as_posix() for path in engine.compiled_modules()]
    extensions = mypycify(
        ["--config-file=", f"--cache-dir={WORK / 'mypy'}", "--follow-imports=silent", *paths],
        group_name="luna_native",
        target_dir=str(WORK / "c"),
    )
    return [(each.name, ROOT / source) for each in extensions for source in each.sources]


def link(compiler_folder: Path, name: str, compiled: Path, library: Path) -> None:
    library.parent.mkdir(parents=True, exist_ok=True)
    entry = f"--export=PyInit_{name.rpartition('.')[2]}"
    said = run(compiler_folder / "zig", "wasm-ld", *LINK, entry, compiled, "-o", library)
    warnings = [line for line in said.splitlines() if line and EXPECTED_WARNING not in line]
    if warnings:
        raise Failure(f"the engine for the page cannot be linked: {warnings[0]}.")


def symbols(module: bytes) -> tuple[set[str], set[str]]:
    """The imports and the exports of a WebAssembly module."""
    imports, exports, at = set(), set(), 8

    def number() -> int:
        nonlocal at
        value = shift = 0
        while True:
            byte = module[at]
            at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def text() -> str:
        nonlocal at
        size = number()
        at += size
        return module[at - size : at].decode()

    def limits() -> None:
        for _ in range(2 if number() & 1 else 1):
            number()

    while at < len(module):
        section, end = number(), number() + at
        for _ in range(number() if section in (2, 7) else 0):
            if section == 7:
                exports.add(text())
                number(), number()
                continue
            _, name, kind = text(), text(), number()
            imports.add(name)
            if kind in (1, 2):  # a table has a type before its limits
                if kind == 1:
                    number()
                limits()
            else:  # a function or tag has a type, a global has one and whether it changes
                number()
                if kind in (3, 4):
                    number()
        at = end
    return imports, exports


def check_symbols(libraries: list[Path]) -> None:
    """Refuse libraries that need what Pyodide does not have."""
    offered = symbols((PYODIDE / "pyodide.asm.wasm").read_bytes())[1] | LOADER
    for library in libraries:
        imports, exports = symbols(library.read_bytes())
        missing = sorted(imports - offered - exports)
        if missing:
            raise Failure(
                f"the engine for the page cannot be loaded: Pyodide has no {', '.join(missing)},"
                f" which {library.name} imports."
            )


def support(libraries: Iterable[bytes]) -> Iterator[tuple[str, bytes]]:
    """The libraries of librt that our libraries name, and its licence."""
    wheels = WORK / "librt"
    shutil.rmtree(wheels, ignore_errors=True)
    engine.download(wheels, LOCKS / "engine-native.lock", *engine.PLATFORM)
    used = b"".join(libraries)
    [wheel] = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            module = name.partition(".")[0].replace("/", ".")
            if "/licenses/" in name or (name.endswith(".so") and module.encode() in used):
                yield name, packed.read(name)


def build() -> None:
    """Write the libraries as `engine.NATIVE`, named after what they are made from."""
    WORK.mkdir(parents=True, exist_ok=True)
    settings = build_settings()
    folder = compiler()
    include = prepare_headers(headers.find(), settings)
    runtime = Path(str(importlib.import_module("mypyc").__file__)).parent / "lib-rt"
    places = ("include", "libc/include/wasm-wasi-musl", "libc/include/generic-musl")
    system = [f"-isystem{folder / 'lib' / place}" for place in places]
    own = [f"-I{place}" for place in (include, runtime, WORK / "c")]
    command: list[str | Path] = [
        folder / "zig",
        "clang",
        *COMPILE,
        f"-ffile-prefix-map={ROOT}=.",
        *system,
        *own,
    ]
    check_sizes(command, settings)
    shutil.rmtree(WORK / "c", ignore_errors=True)
    sources = translate(settings)
    tree = WORK / "tree"
    shutil.rmtree(tree, ignore_errors=True)

    def make(name: str, source: Path) -> Path:
        compiled = WORK / "c" / f"{name}.o"
        run(*command, "-c", source, "-o", compiled)
        library: Path = tree / (name.replace(".", "/") + settings["EXT_SUFFIX"])
        link(folder, name, compiled, library)
        return library

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        libraries = sorted(pool.map(make, *zip(*sources, strict=True)))
    check_symbols(libraries)
    contents = {library.relative_to(tree).as_posix(): library.read_bytes() for library in libraries}
    contents |= support(contents.values())
    contents["luna/native.json"] = engine.hashes()
    engine.write_archive(engine.NATIVE, contents, engine.native_key())
    total = hashlib.sha256(engine.NATIVE.read_bytes()).hexdigest()[:16]
    print(f"{engine.NATIVE.name}: {len(libraries)} libraries, {total}")


def main() -> int:
    try:
        build()
    except Failure as failure:
        print(f"error: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
