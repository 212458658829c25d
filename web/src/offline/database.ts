/** The shelf of the engine: texts under keys in IndexedDB, safe on disk before anyone hears of them. */

const NAME = "luna";
const ROWS = "rows";
/** Windows of this browser let each other know of tables that have changed. */
export const NEWS = "luna-tables";

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(ROWS);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
  return opened;
}

async function change(work: (rows: IDBObjectStore) => void): Promise<boolean> {
  const transaction = (await open()).transaction(ROWS, "readwrite", { durability: "strict" });
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(true);
    transaction.onabort = () =>
      transaction.error?.name === "ConstraintError"
        ? resolve(false)
        : reject(transaction.error ?? new Error("not kept"));
    work(transaction.objectStore(ROWS));
  });
}

const under = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Keep texts, all or none; false if one of the fresh keys is there already. */
export function write(
  fresh: Record<string, string>,
  changed: Record<string, string>,
): Promise<boolean> {
  return change((rows) => {
    for (const [key, text] of Object.entries(fresh)) rows.add(text, key);
    for (const [key, text] of Object.entries(changed)) rows.put(text, key);
  });
}

export async function read(prefix: string): Promise<Record<string, string>> {
  const rows = (await open()).transaction(ROWS).objectStore(ROWS);
  const [keys, texts] = [rows.getAllKeys(under(prefix)), rows.getAll(under(prefix))];
  return new Promise((resolve, reject) => {
    rows.transaction.oncomplete = () =>
      resolve(
        Object.fromEntries(
          keys.result.map((key, index) => [String(key), texts.result[index] as string]),
        ),
      );
    rows.transaction.onabort = () => reject(rows.transaction.error ?? new Error("not read"));
  });
}

export async function forget(prefix: string): Promise<void> {
  await change((rows) => rows.delete(under(prefix)));
}
