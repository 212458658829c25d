/** A QR code of a text: bytes, the lowest correction, versions 1 to 9, which is up to 230 letters. */

/** Correction codewords for each block, and the number of blocks, by version. */
const CORRECTION = [0, 7, 10, 15, 20, 26, 18, 20, 24, 30] as const;
const BLOCKS = [0, 1, 1, 1, 1, 1, 2, 2, 2, 2] as const;
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
];

function rawBits(version: number): number {
  let bits = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    bits -= (25 * marks - 10) * marks - 55;
    if (version >= 7) bits -= 36;
  }
  return bits;
}

const capacity = (version: number) =>
  Math.floor(rawBits(version) / 8) - CORRECTION[version]! * BLOCKS[version]!;

function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    if ((b >>> bit) & 1) product ^= a;
  }
  return product;
}

/** Reed-Solomon correction of some bytes. */
function correction(data: readonly number[], degree: number): number[] {
  const divisor = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let k = 0; k < degree; k += 1) {
    for (let j = 0; j < degree; j += 1)
      divisor[j] = multiply(divisor[j]!, root) ^ (divisor[j + 1] ?? 0);
    root = multiply(root, 2);
  }
  const rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((part, k) => (rest[k]! ^= multiply(part, factor)));
  }
  return rest;
}

/** The bytes of a text with their correction, in the order in which they are laid out. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let k = length - 1; k >= 0; k -= 1) bits.push((value >>> k) & 1);
  };
  const room = capacity(version) * 8;
  put(4, 4);
  put(bytes.length, 8);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  const data = Array.from({ length: room / 8 }, (_, k) =>
    parseInt(bits.slice(k * 8, k * 8 + 8).join(""), 2),
  );
  const [blocks, degree] = [BLOCKS[version]!, CORRECTION[version]!];
  const short = Math.floor(data.length / blocks);
  const long = data.length % blocks;
  let at = 0;
  const parts = Array.from({ length: blocks }, (_, k) => {
    const length = short + (k >= blocks - long ? 1 : 0);
    at += length;
    const part = data.slice(at - length, at);
    return { part, check: correction(part, degree) };
  });
  const laid: number[] = [];
  for (let k = 0; k <= short; k += 1)
    for (const { part } of parts) if (k < part.length) laid.push(part[k]!);
  for (let k = 0; k < degree; k += 1) for (const { check } of parts) laid.push(check[k]!);
  return laid;
}

/** Rows of modules, dark ones true; null for a text that is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = CORRECTION.findIndex((_, v) => v > 0 && capacity(v) * 8 >= 12 + bytes.length * 8);
  if (version < 1) return null;
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, value: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = value;
    fixed[y]![x] = true;
  };
  for (let k = 0; k < size; k += 1) {
    set(6, k, k % 2 === 0);
    set(k, 6, k % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy += 1)
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  const centres = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
  for (const cx of centres)
    for (const cy of centres) {
      if ((cx === 6 && (cy === 6 || cy === size - 7)) || (cx === size - 7 && cy === 6)) continue;
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1)
          set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  const format = (mask: number) => {
    const data = (1 << 3) | mask;
    let rest = data;
    for (let k = 0; k < 10; k += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (k: number) => ((bits >>> k) & 1) === 1;
    for (let k = 0; k < 6; k += 1) set(8, k, bit(k));
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (let k = 9; k < 15; k += 1) set(14 - k, 8, bit(k));
    for (let k = 0; k < 8; k += 1) set(size - 1 - k, 8, bit(k));
    for (let k = 8; k < 15; k += 1) set(8, size - 15 + k, bit(k));
    set(8, size - 8, true);
  };
  format(0);
  if (version >= 7) {
    let rest: number = version;
    for (let k = 0; k < 12; k += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let k = 0; k < 18; k += 1) {
      const [a, b, value] = [
        size - 11 + (k % 3),
        Math.floor(k / 3),
        ((bits >>> k) & 1) === 1,
      ] as const;
      set(a, b, value);
      set(b, a, value);
    }
  }
  const data = codewords(bytes, version);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x] || at >= data.length * 8) continue;
        dark[y]![x] = ((data[at >>> 3]! >>> (7 - (at & 7))) & 1) === 1;
        at += 1;
      }
  }
  // Any mask can be read; the one with the fewest long runs is read most easily.
  const masked = (mask: number) =>
    dark.map((row, y) =>
      row.map((value, x) => (fixed[y]![x] ? value : value !== MASKS[mask]!(x, y))),
    );
  const runs = (rows: boolean[][]) => {
    let found = 0;
    for (let a = 0; a < size; a += 1)
      for (let b = 4; b < size; b += 1)
        for (const line of [(k: number) => rows[a]![k], (k: number) => rows[k]![a]])
          if ([1, 2, 3, 4].every((back) => line(b) === line(b - back))) found += 1;
    return found;
  };
  const best = MASKS.map((_, mask) => ({ mask, cost: runs(masked(mask)) })).sort(
    (a, b) => a.cost - b.cost,
  )[0]!.mask;
  format(best);
  return masked(best);
}
