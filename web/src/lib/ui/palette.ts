/** Colours of paper and pieces; what changes with the theme lives in style/tokens.css. */
import type { BoardColour, IsleName, Order, Source } from "../document";

export const INK = "#1A1240";
export const CREAM = "#FFF8E7";
export const NIGHT = "#0A0530";

export interface OrderPaint {
  fill: string;
  shade: string;
  ink: string;
  emblem: "sun" | "flame" | "wave" | "star";
}

export const ORDER: Record<Order, OrderPaint> = {
  yellow: { fill: "#FFC928", shade: "#C98A00", ink: INK, emblem: "sun" },
  red: { fill: "#EC3D55", shade: "#98182F", ink: "#FFF3EE", emblem: "flame" },
  blue: { fill: "#2F7DF6", shade: "#1A4BAA", ink: "#F2F8FF", emblem: "wave" },
  white: { fill: "#FCFBFF", shade: "#A59FCC", ink: INK, emblem: "star" },
};

export interface IslePaint {
  accent: string;
  deep: string;
  pale: string;
}

export const ISLE: Record<IsleName, IslePaint> = {
  shrine: { accent: "#E8866A", deep: "#8C3F3A", pale: "#FFD9C7" },
  herbs: { accent: "#7BC15B", deep: "#2F6B3D", pale: "#DDF5C4" },
  tide: { accent: "#2CBFB4", deep: "#0F6670", pale: "#C5F4EC" },
  sailboat: { accent: "#5AA6F2", deep: "#23528F", pale: "#D3E8FF" },
  bribery: { accent: "#E7B03F", deep: "#86591A", pale: "#FFEBB8" },
  book: { accent: "#9A7BEB", deep: "#4A3293", pale: "#E6DBFF" },
  novice: { accent: "#E673A6", deep: "#8A2F62", pale: "#FFD8E8" },
};

export const BOARD: Record<BoardColour, { tint: string; line: string }> = {
  green: { tint: "#C4DDB2", line: "#345C2B" },
  blue: { tint: "#BACEF0", line: "#2C4C88" },
  yellow: { tint: "#F5DFA0", line: "#6B4E05" },
  red: { tint: "#F0C0B8", line: "#83352E" },
};

export const SOURCE: Record<Source, string> = {
  start: "#8C86BE",
  sanctification: "#FFD166",
  displacement: "#FF9C66",
  book: "#B497FF",
  meditation: "#FFF0C2",
  priestess: "#F3C6F5",
  temple: "#6FD6C6",
  shrines: "#E8866A",
  favors: "#9CE08A",
  council: "#7FB4FF",
  apostate: "#FF6480",
};
