import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { WORKER, app, engine } from "./app-plugin";

const locale = fileURLToPath(new URL("../src/luna/locale/", import.meta.url));

/** Files that are fetched when somebody opens their pages. */
const APART = [
  "rules.ftl",
  "learn.ftl",
  "examples.ftl",
  "meeting.ftl",
  "review.ftl",
  "app.ftl",
  "rated.ftl",
];

/** What the terminal and the notices of the server say. */
const ELSEWHERE = ["play.ftl", "notices.ftl"];

/** Code that several pages share comes in a few files: to ask for one costs more than some lines that a page does not need. */
const SHARED = {
  name: "common",
  test: /^[^\0]/,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 24_000,
};

/** What tables of every kind are made of, with all that it needs: merged by size alone, it would end up in files that need each other. */
const TABLES = { name: "common", test: /\/src\/play\/state\/desk/, minShareCount: 2, priority: 1 };

/** The name of a file without its ending and without the pages that share it. */
const short = (name: string): string => name.replace(/~.*/, "").replace(/\.\w+$/, "");

/** `texts:languages`: which languages there are, and how to fetch each. A folder is all that a language needs. */
function languages(): string {
  const folders = readdirSync(locale, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(`${locale}${entry.name}/terms.ftl`),
  );
  const found = folders
    .map(({ name }) => name)
    .sort((a, b) => Number(b === "en") - Number(a === "en") || (a < b ? -1 : 1));
  const own = found.map((name) => [
    name,
    /^language-name = (.*)$/m.exec(readFileSync(`${locale}${name}/terms.ftl`, "utf-8"))?.[1] ??
      name,
  ]);
  const names = found.flatMap((name) => [
    name,
    ...APART.map((file) => `${name}/${file.replace(".ftl", "")}`),
  ]);
  const ways = names.map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`texts:${name}`)}),`,
  );
  return [
    `export const LANGUAGES = ${JSON.stringify(found)};`,
    `export const OWN_NAMES = ${JSON.stringify(Object.fromEntries(own))};`,
    `const WAYS = {\n${ways.join("\n")}\n};`,
    "export const load = async (name) => (await WAYS[name]()).default;",
  ].join("\n");
}

/** `texts:de` is everything the table says in German, `texts:de/rules` and `texts:de/learn` what is read elsewhere. */
function texts(): Plugin {
  const resolved = "\0texts:";
  return {
    name: "luna-texts",
    resolveId: (id) => (id.startsWith("texts:") ? "\0" + id : null),
    load(id) {
      if (!id.startsWith(resolved)) return null;
      const [language = "", part] = id.slice(resolved.length).split("/");
      if (language === "languages") return languages();
      const folder = locale + language + "/";
      const files = readdirSync(folder).filter(
        (name) =>
          name.endsWith(".ftl") &&
          !ELSEWHERE.includes(name) &&
          (part ? name === `${part}.ftl` : !APART.includes(name)),
      );
      const parts = files.sort().map((name) => {
        this.addWatchFile(folder + name);
        return readFileSync(folder + name, "utf-8").replace(/^#.*\n/gm, "");
      });
      return `export default ${JSON.stringify(parts.join("\n").replace(/\n{2,}/g, "\n"))}`;
    },
  };
}

/** On a site without a server all pages are its first one: addresses from the root become relative to it. */
function relative(): Plugin {
  return {
    name: "luna-relative",
    enforce: "pre",
    transform: (code, id) =>
      /\/web\/src\/.*\.(svelte|ts)$/.test(id)
        ? code.replace(/(["'`])\/#/g, "$1./#").replace(/(href=|assign\()"\/"/g, '$1"./"')
        : null,
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [...(mode === "site" ? [relative()] : []), svelte(), texts(), engine(), app()],
  base: "/",
  build: {
    outDir: "../src/luna/web/dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    chunkSizeWarningLimit: 20_000,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/offline/service-worker/main.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? WORKER : "assets/[name]-[hash].js"),
        chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ""] }) => `assets/${short(name)}-[hash][extname]`,
        codeSplitting: { groups: [TABLES, SHARED] },
      },
    },
  },
  worker: { format: "es" },
  server: {
    fs: { strict: false },
    proxy: { "/api": { target: process.env.LUNA_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
}));
