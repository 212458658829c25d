/** Python starts much faster in a browser when it need not read sources: archives of sources become archives of bytecode. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PyodideAPI } from "pyodide";

const KEPT = fileURLToPath(new URL("../build/bytecode/", import.meta.url));

/** The same bytes from the same sources: times and places of this machine do not enter. */
const PACK = `
import importlib._bootstrap_external, importlib.util, io, zipfile

def pack(archive, optimize):
    sources, packed = zipfile.ZipFile(io.BytesIO(archive)), io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as written:
        for name in sources.namelist():
            content = sources.read(name)
            if name.endswith(".py"):
                code = compile(content, name, "exec", dont_inherit=True, optimize=optimize)
                seen = importlib.util.source_hash(content)
                content = importlib._bootstrap_external._code_to_hash_pyc(code, seen, False)
                name += "c"
            if not name.endswith("/"):
                entry = zipfile.ZipInfo(name)
                entry.compress_type = zipfile.ZIP_DEFLATED
                written.writestr(entry, bytes(content))
    return packed.getvalue()

pack`;

let python: Promise<PyodideAPI> | null = null;

async function pack(archive: Uint8Array, optimize: number): Promise<Uint8Array> {
  // In node it finds its own files.
  python ??= import("pyodide").then(({ loadPyodide }) => loadPyodide());
  const found = (await python).runPython(PACK) as (
    archive: unknown,
    optimize: number,
  ) => { toJs(): Uint8Array };
  return found((await python).toPy(new Uint8Array(archive)), optimize).toJs();
}

/**
 * An archive of Python's sources as bytecode of the Python that runs in browsers, kept for the next build.
 * As for Python itself, 2 leaves out assertions and documentation.
 */
export async function bytecode(
  archive: Uint8Array,
  version: string,
  optimize: 0 | 2,
): Promise<Uint8Array> {
  const sum = createHash("sha256")
    .update(PACK)
    .update(version)
    .update(String(optimize))
    .update(archive)
    .digest("hex");
  const file = `${KEPT}${sum}.zip`;
  if (!existsSync(file)) {
    mkdirSync(KEPT, { recursive: true });
    const unready = `${file}.${process.pid}`;
    writeFileSync(unready, await pack(archive, optimize));
    renameSync(unready, file);
  }
  return readFileSync(file);
}
