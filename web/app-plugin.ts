/** The service worker knows the files of the app by name: they are filled in when everything else is built. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { bytecode } from "./bytecode";

export const WORKER = "sw.js";
/** Files of the engine that plays without a server lie here: they are kept apart, because they are large. */
export const ENGINE = "assets/engine/";
/** Not needed to start without a network. */
const LEFT_OUT = /^(icons\/|look\.html$|.*\.map$)/;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Python for browsers, and what `scripts/bootstrap/engine.py` has put together for it. */
const PYTHON = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json"];
const LIBRARY = "python_stdlib.zip";
const LUNA = here("../build/engine/");
/** Compiled modules, which the page can do without: `scripts/bootstrap/wasm.py` makes them. */
const NATIVE = "native.zip";

function inside(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

const digest = (parts: Iterable<string | Uint8Array>): string => {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("hex").slice(0, 16);
};

/** The engine that plays without a server: its files, and the folder that is named after them. */
async function engineFiles(): Promise<{ folder: string; files: Map<string, string | Uint8Array> }> {
  const files = new Map<string, string | Uint8Array>();
  if (!existsSync(LUNA + "luna.zip")) return { folder: "", files };
  const python = (name: string): Uint8Array => readFileSync(here(`node_modules/pyodide/${name}`));
  for (const name of PYTHON) files.set(name, python(name));
  const version = digest(files.values());
  files.set(LIBRARY, await bytecode(python(LIBRARY), version, 2));
  const parts = readdirSync(LUNA)
    .filter((name) => /\.(whl|zip)$/.test(name))
    .sort((a, b) => Number(a.endsWith("zip")) - Number(b.endsWith("zip")));
  for (const name of parts) {
    const part = readFileSync(LUNA + name);
    files.set(
      name,
      name.endsWith(".zip") && name !== NATIVE ? await bytecode(part, version, 0) : part,
    );
  }
  files.set("parts.json", JSON.stringify(parts));
  return { folder: `${ENGINE}${digest([...files].flat())}/`, files };
}

/** Luna in Python beside the app, which knows its folder as `__ENGINE__`; empty where there is none. */
export function engine(): Plugin {
  let files = new Map<string, string | Uint8Array>();
  let folder = "";
  return {
    name: "luna-engine",
    async config(_, { command }) {
      if (command === "build") ({ folder, files } = await engineFiles());
      const form = folder === "" ? "" : files.has(NATIVE) ? "compiled" : "interpreted";
      return {
        define: { __ENGINE__: JSON.stringify(folder), __ENGINE_FORM__: JSON.stringify(form) },
      };
    },
    generateBundle() {
      for (const [name, source] of files)
        this.emitFile({ type: "asset", fileName: folder + name, source });
    },
  };
}

export function app(): Plugin {
  let publicFolder = "";
  return {
    name: "luna-app",
    apply: "build",
    enforce: "post",
    configResolved: (config) => void (publicFolder = config.publicDir),
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") return;
      if (worker.imports.length)
        this.error(`the service worker shares code with pages: ${worker.imports.join(", ")}`);
      const contents = new Map<string, string | Uint8Array>(
        inside(publicFolder).map((name) => [name, readFileSync(join(publicFolder, name))]),
      );
      for (const [name, item] of Object.entries(bundle))
        if (item !== worker) contents.set(name, item.type === "chunk" ? item.code : item.source);
      const names = [...contents.keys()].sort();
      const engine = names.filter((name) => name.startsWith(ENGINE));
      const files = names.filter((name) => !name.startsWith(ENGINE) && !LEFT_OUT.test(name));
      const sum = (list: string[]) =>
        digest(list.flatMap((name) => [name, contents.get(name) ?? ""]));
      // A host may lead `index.html` to the folder, and a page that was led elsewhere cannot be kept.
      const kept = files.map((name) => (name === "index.html" ? "./" : name));
      const filled = {
        version: digest([sum(files), worker.code]),
        files: kept,
        engineVersion: sum(engine),
        engine,
      };
      worker.code = worker.code.replaceAll("__SHELL__", JSON.stringify(filled));
    },
  };
}
