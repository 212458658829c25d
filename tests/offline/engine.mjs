// Plays with the engine that browsers run: node engine.mjs FOLDER playing.py, plans in, records out.
import { readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, playing] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: folder });
const packages = python.runPython("import site; site.getsitepackages()[0]");
for (const name of JSON.parse(readFileSync(join(folder, "parts.json"), "utf8"))) {
  const part = new Uint8Array(readFileSync(join(folder, name)));
  if (name.endsWith(".whl")) python.unpackArchive(part, "wheel");
  else python.unpackArchive(part, "zip", { extractDir: packages });
}
python.FS.writeFile(`${packages}/playing.py`, readFileSync(playing, "utf8"));
const { play_text } = python.pyimport("playing");
for await (const plan of createInterface({ input: process.stdin })) {
  writeSync(1, `${JSON.stringify(await play_text(plan))}\n`);
}
