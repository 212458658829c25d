// Runs a function of a file with the engine that browsers run: node engine.mjs FOLDER FILE FUNCTION [--interpreted | --fall-back],
// arguments in as lines of JSON, results out.
import { readFileSync, writeSync } from "node:fs";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, file, name, form] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const PACKAGES = "import site; site.getsitepackages()[0]";

/** As the worker of the page starts it. */
async function start(parts) {
  const python = await loadPyodide({ indexURL: folder });
  for (const part of parts) {
    const content = new Uint8Array(readFileSync(join(folder, part)));
    if (part.endsWith(".whl")) python.unpackArchive(content, "wheel");
    else python.unpackArchive(content, "zip", { extractDir: python.runPython(PACKAGES) });
  }
  if (parts.includes("native.zip")) python.pyimport("luna.offline.native").check();
  return python;
}

const parts = JSON.parse(readFileSync(join(folder, "parts.json"), "utf8"));
const plain = parts.filter((part) => part !== "native.zip");
let python;
if (form === "--fall-back") python = await start(parts).catch(() => start(plain));
else python = await start(form === "--interpreted" ? plain : parts);
const packages = python.runPython(PACKAGES);
python.FS.writeFile(`${packages}/${basename(file)}`, readFileSync(file, "utf8"));
const run = python.pyimport(basename(file, ".py"))[name];
for await (const line of createInterface({ input: process.stdin })) {
  writeSync(1, `${JSON.stringify(await run(line))}\n`);
}
