"""The engine's half of the site: the wheel, Pyodide with its library compiled, and the lock file that ties them.

Our page boots from `pyodide/` and `engine/`, the package of the wheel compiled: nothing is resolved, installed or
compiled in the browser. Others install the wheel, which lies beside `index.html`; `pyodide/pyodide-lock.json` names it.
"""

from __future__ import annotations

import json
import shutil
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from .command import EPOCH, ROOT, BuildError, run
from .environment import node, node_modules, python, wheels
from .inside.imports import closure, imported
from .stale import once, sha256, write_zip

INSIDE = Path(__file__).parent / "inside"
PACKAGE = "scout-core"
WHEEL_INPUTS = [ROOT / "scout_core", ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "LICENSE"]

SHIPPED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# Beside what booting loads and the engine imports: Pyodide's own modules, what installing further packages needs, and
# what the engine comes compressed by.
ALSO_SHIPPED = ("_pyodide", "pyodide", "email", "urllib", "lzma")
# What the memory is made of.
START = ("pyodide/python_start.bin", "engine/scout_core.bin", "engine/weights.bin")
# Of the engine what no page ever imports: what the command line alone needs of the library is not sent to everybody.
COMMAND_LINE = ("scout_core/__main__.py", "scout_core/links.py")


def wheel() -> Path:
    """The wheel, byte-identical whenever and wherever it is built from the same source."""
    [found] = once("wheel", WHEEL_INPUTS, build_wheel).glob("*.whl")
    return found


def build_wheel(folder: Path, source: Path = ROOT) -> None:
    """Have hatchling build the wheel of a source tree into a folder."""
    run(
        [python("build"), "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        what="Building the wheel",
        cwd=source,
        env={"SOURCE_DATE_EPOCH": str(EPOCH)},
    )


def pyodide() -> Path:
    """Pyodide as npm ships it."""
    return node_modules() / "pyodide"


def inside(script: str, argv: Sequence[str], mounts: Mapping[str, Path], *, site: Path | None = None) -> list[str]:
    """The command line that runs a script of `inside/` in Pyodide under Node, with {path inside: folder} mounted.

    Pyodide is as npm has it, or as the built `site` has it: booted from the lock file, with the engine in it. (Its two
    scripts are npm's all the same: Node wants modules to be called .mjs, and hosts want them not to be.)
    """
    boot = {"indexURL": f"{site / 'pyodide' if site else pyodide()}/"}
    if site:
        boot |= {"packageBaseUrl": f"{site}/", "lockFileURL": str(site / "pyodide" / "pyodide-lock.json")}
    job = {
        "scripts": str(pyodide()),
        "boot": {**boot, "packages": [PACKAGE] if site else []},
        "mounts": {"/inside": str(INSIDE), **{guest: str(folder) for guest, folder in mounts.items()}},
        "script": f"/inside/{script}",
        "argv": list(argv),
    }
    return [*node().node, str(INSIDE / "run.mjs"), json.dumps(job)]


def library() -> Path:
    """Every module of Pyodide's standard library as .pyc, and `imports.json`."""
    source = pyodide() / "python_stdlib.zip"

    def build(folder: Path) -> None:
        argv = ["/library/python_stdlib.zip", "/target"]
        mounts = {"/library": source.parent, "/target": folder}
        run(inside("compile_library.py", argv, mounts), what="Compiling Python's library")

    scripts = [INSIDE / name for name in ("run.mjs", "compile_library.py", "codes.py", "imports.py")]
    return once("library", [source, *scripts], build)


def frozen() -> Path:
    """`frozen.json`, micropip's lock file for the wheel, and `loaded.json`, the modules that booting loads."""
    package, tools = wheel(), wheels("pyodide")

    def build(folder: Path) -> None:
        [micropip] = tools.glob("micropip-*.whl")
        argv = [str(micropip), f"/wheel/{package.name}", "/target"]
        mounts = {"/wheel": package.parent, "/target": folder}
        run(inside("freeze_lock.py", argv, mounts), what="Freezing the lock file with micropip")

    scripts = [INSIDE / name for name in ("run.mjs", "freeze_lock.py")]
    return once("frozen", [package, pyodide() / "package.json", tools, *scripts], build)


def packed() -> Path:
    """`engine/`, the wheel's package as the page loads it, and of the library in `pyodide/` what it starts with."""
    package, modules = wheel(), library()

    def build(folder: Path) -> None:
        (folder / "engine").mkdir()
        (folder / "pyodide").mkdir()
        path, mounts = f"/wheel/{package.name}", {"/wheel": package.parent}
        run(
            inside("pack_engine.py", [path, "/target"], {**mounts, "/target": folder / "engine"}),
            what="Compiling the engine",
        )
        mounts |= {"/library": modules, "/target": folder / "pyodide"}
        run(inside("pack_library.py", ["/library", path, "/target"], mounts), what="Packing Python's library")

    names = ("pack_engine.py", "pack_library.py", "packed_library.py", "packed_modules.py", "codes.py", "imports.py")
    scripts = [INSIDE / name for name in ("run.mjs", *names)]
    return once("engine", [package, modules, pyodide() / "package.json", *scripts, Path(__file__)], build)


def snapshot() -> Path:
    """`pyodide/python_snapshot.bin`: Python's memory when it has started and the engine has done a few things."""
    inputs = [packed(), frozen(), INSIDE / "make_snapshot.mjs", INSIDE / "early.py", Path(__file__)]
    return once("snapshot", inputs, make_snapshot)


def make_snapshot(folder: Path) -> None:
    """Have Pyodide under Node make it; byte-identical whenever it is made from the same files."""
    (folder / "pyodide").mkdir()
    library = folder / "python_stdlib.zip"
    write_zip(library, {})
    job = {
        "scripts": f"{pyodide()}/",
        "packed": [str(packed() / name) for name in START],
        "lock": json.loads((frozen() / "frozen.json").read_text())["info"],
        "early": str(INSIDE / "early.py"),
        "library": str(library),
        "target": str(folder / "pyodide" / "python_snapshot.bin"),
    }
    script = INSIDE / "make_snapshot.mjs"
    run([*node().node, str(script), json.dumps(job)], what="Making the snapshot of Python's memory")
    library.unlink()


def runtime() -> Path:
    """`pyodide/`: everything that a page needs to start the engine, but for the wheel."""
    package, lock, modules = wheel(), frozen(), library()

    def build(folder: Path) -> None:
        target = folder / "pyodide"
        target.mkdir()
        for name in SHIPPED:
            # Not every host knows .mjs, and a module without its type is refused.
            shutil.copyfile(pyodide() / name, target / name.replace(".mjs", ".js"))
        (target / "pyodide-lock.json").write_text(our_lock((lock / "frozen.json").read_text(), package))
        imports = json.loads((modules / "imports.json").read_text())
        needed = needed_modules(json.loads((lock / "loaded.json").read_text()), imports, package)
        files = {str(path.relative_to(modules).as_posix()): path for path in modules.rglob("*.pyc")}
        # Deflated, because many static hosts compress no zip on its way.
        shipped = {name: path for name, path in files.items() if _module(name) in needed}
        write_zip(target / "python_stdlib.zip", shipped, level=9)

    return once("runtime", [package, lock, modules, Path(__file__)], build)


def our_lock(micropip_lock: str, package: Path) -> str:
    """Micropip's lock file cut down to our package, which lies at the root of the site under its own name.

    Raises BuildError if the wheel isn't in it as it is, or needs packages that the site doesn't hold.
    """
    lock = json.loads(micropip_lock)
    entry = lock["packages"].get(PACKAGE)
    if not entry or entry["sha256"] != sha256(package):
        raise BuildError("micropip froze another wheel than the one that was built")
    if entry["depends"]:
        wanted = ", ".join(entry["depends"])
        raise BuildError(f"The engine must need nothing but Python, but its wheel asks for {wanted}")
    entry["file_name"] = package.name
    return json.dumps({"info": lock["info"], "packages": {PACKAGE: entry}}, indent=1, sort_keys=True) + "\n"


def needed_modules(loaded: Sequence[str], imports: Mapping[str, Sequence[str]], package: Path) -> set[str]:
    """The modules of the library that ship: what booting, the engine (its functions too) and ALSO_SHIPPED import."""
    roots = set(loaded)
    roots.update(name for name in imports if name.partition(".")[0] in ALSO_SHIPPED)
    with zipfile.ZipFile(package) as archive:
        for path in archive.namelist():
            if path.endswith(".py") and path not in COMMAND_LINE:
                # Relative imports name the engine itself, of which the library knows nothing.
                roots.update(imported(archive.read(path), "scout_core", lazily=True))
    return closure(roots, imports)


def _module(path: str) -> str:
    return path.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
