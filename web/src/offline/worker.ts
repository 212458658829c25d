/** The engine: Python in a worker of its own, so that the page never waits for a bot. */
import type { PyodideAPI, loadPyodide as Load } from "pyodide";
import { NEWS, forget, read, write } from "./database";
import type { Device, FromEngine, ToEngine } from "./messages";

/** The engine in Python, `luna.offline.browser.Bridge`. */
interface Bridge {
  request(method: string, path: string, body: string): Promise<string>;
  open(line: string, table: string, since: number): Promise<boolean>;
  receive(line: string, text: string): Promise<void>;
  close(line: string): void;
  refresh(table: string): Promise<void>;
  device(): Promise<string>;
}
type NewBridge = (
  kept: typeof database,
  hear: (line: string, text: string) => void,
  small: boolean,
) => Bridge;

const say = (word: FromEngine): void => postMessage(word);
const news = new BroadcastChannel(NEWS);
/** The archive of compiled modules, which the page can do without. */
const NATIVE = "native.zip";
const TABLE = /^log\/([^/]+)\//;

const database = {
  async write(fresh: string, changed: string): Promise<boolean> {
    const rows = JSON.parse(fresh) as Record<string, string>;
    const kept = await write(rows, JSON.parse(changed) as Record<string, string>);
    if (kept)
      for (const table of new Set(Object.keys(rows).flatMap((key) => TABLE.exec(key)?.[1] ?? [])))
        news.postMessage(table);
    return kept;
  },
  read: async (prefix: string): Promise<string> => JSON.stringify(await read(prefix)),
  forget,
};

async function bytes(base: string, name: string): Promise<Uint8Array> {
  const response = await fetch(base + name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Python with the given archives; compiled modules stand beside the plain ones and are checked. */
async function start(
  base: string,
  parts: [name: string, content: Promise<Uint8Array>][],
): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as {
    loadPyodide: typeof Load;
  };
  say({ kind: "progress", share: 0.1 });
  const python: PyodideAPI = await loadPyodide({ indexURL: base });
  say({ kind: "progress", share: 0.7 });
  for (const [name, part] of parts) {
    const whole = await part;
    if (name.endsWith(".whl")) python.unpackArchive(whole, "wheel");
    else
      python.unpackArchive(whole, "zip", {
        extractDir: python.runPython("import site; site.getsitepackages()[0]") as string,
      });
  }
  say({ kind: "progress", share: 0.8 });
  if (parts.some(([name]) => name === NATIVE)) {
    (python.pyimport("luna.offline.native") as { check(): void }).check();
  }
  return python;
}

/** Python with Luna compiled, or interpreted where the compiled modules are missing or fail. */
async function startBest(base: string): Promise<PyodideAPI> {
  const names = JSON.parse(new TextDecoder().decode(await bytes(base, "parts.json"))) as string[];
  const parts = names.map((name): [string, Promise<Uint8Array>] => [name, bytes(base, name)]);
  // A part that is missing is noticed where it is waited for.
  for (const [, part] of parts) part.catch(() => {});
  const plain = parts.filter(([name]) => name !== NATIVE);
  if (plain.length === parts.length) return start(base, plain);
  try {
    return await start(base, parts);
  } catch (fault) {
    console.warn(`Luna's compiled engine does not work here: ${String(fault)}`);
    return start(base, plain);
  }
}

async function begin(base: string, small: boolean): Promise<Bridge> {
  const python = await startBest(base);
  const { Bridge: make } = python.pyimport("luna.offline.browser") as { Bridge: NewBridge };
  const bridge = make(database, (line, text) => say({ kind: "hear", line, text }), small);
  news.onmessage = ({ data }: MessageEvent<string>) => void bridge.refresh(data);
  return bridge;
}

async function serve(bridge: Bridge, word: ToEngine): Promise<void> {
  if (word.kind === "request") {
    try {
      const [status, type, text] = JSON.parse(
        await bridge.request(word.method, word.path, word.body),
      ) as [number, string, string];
      say({ kind: "reply", id: word.id, status, type, text });
    } catch (fault) {
      say({ kind: "fault", id: word.id, fault: String(fault) });
    }
  } else if (word.kind === "open") {
    if (!(await bridge.open(word.line, word.table, word.since)))
      say({ kind: "closed", line: word.line });
  } else if (word.kind === "say") await bridge.receive(word.line, word.text);
  else if (word.kind === "close") bridge.close(word.line);
}

let bridge: Promise<Bridge> | null = null;

onmessage = ({ data: word }: MessageEvent<ToEngine>) => {
  if (word.kind === "begin") {
    bridge = begin(word.base, word.small);
    bridge.then(
      async (found) => say({ kind: "ready", device: JSON.parse(await found.device()) as Device }),
      (fault: unknown) => say({ kind: "failed", fault: String(fault) }),
    );
  } else void bridge?.then((found) => serve(found, word));
};
