/** Symbols in boxes of 24 units around the origin: filled, stroked, or cut out of the rest. */

export interface Stroke {
  d: string;
  /** Width of the line; none means filled. */
  line?: number;
  /** Painted in the colour of the ground. */
  cut?: boolean;
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, k) => {
    const [radius, angle] = [k % 2 ? inner : outer, (k * Math.PI) / points];
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

const rays = Array.from({ length: 8 }, (_, k) => {
  const angle = (k * Math.PI) / 4;
  const tip = (radius: number, turn: number) =>
    `${(radius * Math.sin(angle + turn)).toFixed(2)} ${(-radius * Math.cos(angle + turn)).toFixed(2)}`;
  return `M${tip(6.9, -0.29)}L${tip(11.6, 0)}L${tip(6.9, 0.29)}Z`;
}).join("");

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const hood =
  "M0-11.5C5-9.2 7.4-5 5.3-.8C8.4 2.2 9.2 6.4 9.2 11H-9.2C-9.2 6.4-8.4 2.2-5.3-.8C-7.4-5-5-9.2 0-11.5Z";

export const SYMBOLS = {
  shrine: [
    { d: "M0-11.2L11.2-5V-2.8H-11.2V-5Z" },
    {
      d: "M-9.2-1.2h3.4v7.4h-3.4zM-1.7-1.2h3.4v7.4h-3.4zM5.8-1.2h3.4v7.4h-3.4zM-11.2 7.8h22.4v3h-22.4z",
    },
  ],
  herbs: [
    { d: "M10-10.8C-3.4-11-10-4.6-8.2 5.8C2.6 7 9.8.4 10-10.8Z" },
    {
      d: "M6-7L-6 5M.4-1.4L.2-6.2M.4-1.4L5.4-1M-3.4 2.4L-3.8-2M-3.4 2.4L1 2.8",
      line: 1.6,
      cut: true,
    },
    { d: "M-7 4.8L-10.8 11", line: 2.2 },
  ],
  tide: [
    {
      d: "M-11 8.6C-3 9.8 6.6 8.8 9 1.4C10.8-4.8 6-9.6.8-9C-4-8.4-6.4-4-4.4-.6C-2.7 2.2 1.6 2 2.4-1C2.8-2.6 1.8-3.8.4-3.9",
      line: 3,
    },
  ],
  sailboat: [
    { d: "M-1.2-11.6V3.8H-10C-8.8-2.8-5.6-8.2-1.2-11.6Z" },
    { d: "M1.2-8.4C6.2-5.4 8.8-1.2 9.2 3.8H1.2Z" },
    { d: "M-11.4 5.6H11.4C10.2 9 8.4 10.8 6 10.8H-6C-8.4 10.8-10.2 9-11.4 5.6Z" },
  ],
  bribery: [
    { d: disc(-4, 4.2, 6.8) },
    { d: disc(4.4, -3.8, 7.9), cut: true },
    { d: disc(4.4, -3.8, 6.8) },
    { d: "M6.6-6.6a3.6 3.6 0 1 0 0 5.6M-6.6 2.8a3 3 0 0 0 2.4 5", line: 1.6, cut: true },
  ],
  book: [
    {
      d: "M-.8-6C-3.6-8.6-7.8-9-11.4-8.2V6.6C-7.8 5.8-3.6 6.2-.8 8.8ZM.8-6C3.6-8.6 7.8-9 11.4-8.2V6.6C7.8 5.8 3.6 6.2.8 8.8Z",
    },
    {
      d: "M-8.8-4.4c2-.2 4 .2 5.6 1.2M-8.8-.6c2-.2 4 .2 5.6 1.2M8.8-4.4c-2-.2-4 .2-5.6 1.2M8.8-.6c-2-.2-4 .2-5.6 1.2",
      line: 1.2,
      cut: true,
    },
  ],
  novice: [{ d: hood }, { d: disc(0, -3.8, 3), cut: true }],
  sun: [{ d: disc(0, 0, 5.2) }, { d: rays }],
  flame: [
    {
      d: "M.6-11.8C1.8-6.6 8.2-3.4 7.9 3.3C7.7 8.5 3.7 11.2 0 11.2C-4.1 11.2-7.9 8.4-7.7 3.3C-7.5-.4-5.2-2.5-4.4-5.6C-2.8-4.5-1.9-3.2-1.9-1.5C.3-4 1.4-7.4.6-11.8Z",
    },
  ],
  wave: [
    {
      d: "M-10.6-3C-7.8-7.4-4.4-7.2-1.8-3.6C.8 0 4.6.4 7.6-3.2L10.6-6.8M-10.6 6.8C-7.8 2.4-4.4 2.6-1.8 6.2C.8 9.8 4.6 10.2 7.6 6.6L10.6 3",
      line: 3.5,
    },
  ],
  star: [{ d: star(5, 11.4, 4.7) }],
  favor: [
    { d: star(5, 6.6, 2.9) },
    { d: "M-8.4 7.2C-3.6 11.8 3.6 11.8 8.4 7.2M-7.4-5.2C-4.2-10.6 4.2-10.6 7.4-5.2", line: 2.1 },
  ],
  recruit: [
    {
      d: "M-3-10.2C1.2-8.4 3.1-5 1.3-1.2C4 1.4 4.6 5.2 4.6 10.2H-10.6C-10.6 5.2-10 1.4-7.3-1.2C-9.1-5-7.2-8.4-3-10.2Z",
    },
    { d: "M8-8.4V.4M3.6-4H12.4", line: 2.5 },
  ],
  build: [
    {
      d: "M-1.5-9.8L8-4.2V-2.4H-11V-4.2ZM-9.4-1h2.8v6.6h-2.8zM-2.9-1h2.8v6.6h-2.8zM3.6-1h2.8v6.6h-2.8zM-11 7.2H8V10H-11Z",
    },
    { d: "M9-11.4V-3.6M5.1-7.5H12.9", line: 2.3 },
  ],
  journey: [{ d: "M-11.2 4H11.2L7.2 9.8H-7.2ZM-6.2 2.4L.8-10.2L7 2.4Z" }],
  sail: [
    {
      d: "M-1.2-11.6V3.8H-10C-8.8-2.8-5.6-8.2-1.2-11.6ZM1.2-8.4C6.2-5.4 8.8-1.2 9.2 3.8H1.2ZM-11.4 5.6H11.4C10.2 9 8.4 10.8 6 10.8H-6C-8.4 10.8-10.2 9-11.4 5.6Z",
    },
  ],
  promote: [{ d: "M0-11.2L8-3.2H3.5V3.2H-3.5V-3.2H-8Z" }, { d: "M-9.4 5.6H9.4V10.2H-9.4Z" }],
  sanctify: [
    { d: "M0-11.2L9.8-5.6V5.6L0 11.2L-9.8 5.6V-5.6Z" },
    { d: "M-4.6.4L-1.2 3.9L5-3.2", line: 2.3, cut: true },
  ],
  infiltrate: [
    { d: "M-9.4 10.2V-2A9.4 9.4 0 0 1 9.4-2V10.2", line: 2.3 },
    {
      d: "M0-5.2C3-4 4.2-1.6 2.9 1.1C4.6 3 5.2 6 5.2 10.2H-5.2C-5.2 6-4.6 3-2.9 1.1C-4.2-1.6-3-4 0-5.2Z",
    },
  ],
  council: [{ d: "M-11.2 10.2V5.2H-5.6V0H0V-5.2H5.6V-10.2H11.2V10.2Z" }],
  expel: [
    {
      d: "M-4-10.2C.1-8.6 2.1-5 .5-1.4C3.1 1.2 3.7 5.2 3.7 10.2H-10.8C-10.8 5.2-10.2 1.2-8.3-1.4C-9.9-5-7.9-8.6-4-10.2Z",
    },
    { d: "M4.8-4H11.4M8-7.6L11.6-4L8-.4", line: 2.4 },
  ],
  meditate: [
    { d: "M-4-.8H4V10.8H-4Z" },
    { d: "M0-11.8C3.6-8.6 3.3-3.6 0-2.6C-3.3-3.6-3.6-8.6 0-11.8Z" },
  ],
  tire: [
    { d: "M4-10.6A11 11 0 1 0 10.6 5A8.8 8.8 0 0 1 4-10.6Z" },
    { d: "M3-3H10L3.6 3.4H11", line: 1.8 },
  ],
  "place-shrine": [
    { d: "M0-11.2L11.2-5V-2.8H-11.2V-5Z" },
    {
      d: "M-9.2-1.2h3.4v7.4h-3.4zM-1.7-1.2h3.4v7.4h-3.4zM5.8-1.2h3.4v7.4h-3.4zM-11.2 7.8h22.4v3h-22.4z",
    },
  ],
  "place-novices": [
    {
      d: "M-4.6-10.4C-.8-8.7.9-5.4-.6-2C1.6.6 2.2 4.6 2.2 9.8H-11.4C-11.4 4.6-10.8.6-8.6-2C-10.1-5.4-8.4-8.7-4.6-10.4Z",
    },
    {
      d: "M5-8.6C8.4-7 10-4 8.6-.8C10.7 1.4 11.3 5 11.3 9.8H4.2C4.3 5.6 3.8 1.8 2 -.8C.9-4 2.2-7.2 5-8.6Z",
    },
  ],
  moon: [{ d: "M4-10.6A11 11 0 1 0 10.6 5A8.8 8.8 0 0 1 4-10.6Z" }],
  hood: [
    {
      d: "M2-11.2C6.2-8 7.2-4 5.5-.4C8.5 3 9.2 6 9.2 11.2L5 8L2 11.2L-1.4 8L-4.6 11.2L-9.2 9C-9.2 5-8.4 2-5.5-.4C-7.2-5-4-10.2 2-11.2Z",
    },
    { d: "M-3.2-4.6L-.6-3.4M4.2-4.6L1.8-3.4", line: 1.9, cut: true },
  ],
  hexagon: [{ d: "M0-11.2L9.8-5.6V5.6L0 11.2L-9.8 5.6V-5.6Z" }],
  guard: [
    {
      d: "M-9.6-9.4C-5-9.4-2.4-10.2 0-11.6C2.4-10.2 5-9.4 9.6-9.4C9.8 1 6 7.6 0 11.4C-6 7.6-9.8 1-9.6-9.4Z",
    },
    { d: "M0-7V6.6M-5.6-2.2H5.6", line: 1.8, cut: true },
  ],
} satisfies Record<string, Stroke[]>;

export type SymbolName = keyof typeof SYMBOLS;

export function symbolStrokes(name: SymbolName): Stroke[] {
  return SYMBOLS[name];
}
