/** How pages reach whoever keeps the tables: a server, or the engine in this browser. Pages do not know which. */
import { host } from "./host.svelte";

/** An answer to a request, as far as pages care. */
export interface Reply {
  status: number;
  type: string;
  text: string;
}

/** A live connection to one table; the server's is a WebSocket. */
export interface Socket {
  readonly readyState: number;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Rejects if nobody can be reached. */
  request(method: string, path: string, body?: unknown): Promise<Reply>;
  /** Open a line to a table, after an entry of its log. */
  connect(table: string, since: number | null): Socket;
}

export const server: Transport = {
  async request(method, path, body) {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return {
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      text: await response.text(),
    };
  },
  connect(table, since) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(
      `${scheme}://${location.host}/api/tables/${table}/live${since === null ? "" : `?since=${since}`}`,
    );
  },
};

let loadEngine = (): Promise<Transport> => Promise.reject(new Error("there is no engine"));

/** Say how the engine in this browser is fetched. */
export function provideEngine(load: () => Promise<Transport>): void {
  loadEngine = load;
}

/** The engine in this browser, fetched when it is needed for the first time. */
export const engine = (): Promise<Transport> => loadEngine();

/** What a request is about, if it is kept somewhere. */
const KEPT = /^\/(?:tables|reviews|studies|shares)\/([^/?]+)/;

/** Whether this browser keeps what a request is about, or answers in the place of a server. */
export function isHere(path: string, body?: unknown): boolean {
  const { table, tables } = (body ?? {}) as { table?: string; tables?: string[] };
  const name = KEPT.exec(path)?.[1] ?? table ?? tables?.[0];
  return name === undefined ? host.isLocal : host.isStoredHere(name);
}

export async function transportFor(path: string, body?: unknown): Promise<Transport> {
  return isHere(path, body) ? engine() : server;
}
