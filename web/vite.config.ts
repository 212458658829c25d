import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const locale = fileURLToPath(new URL("../src/luna/locale/", import.meta.url));

/** `texts:de` is everything the interface says in German, `texts:de/rules` the rules pages. */
function texts(): Plugin {
  const resolved = "\0texts:";
  return {
    name: "luna-texts",
    resolveId: (id) => (id.startsWith("texts:") ? "\0" + id : null),
    load(id) {
      if (!id.startsWith(resolved)) return null;
      const [language = "", part] = id.slice(resolved.length).split("/");
      const folder = locale + language + "/";
      const files = readdirSync(folder).filter(
        (name) =>
          name.endsWith(".ftl") &&
          name !== "play.ftl" && // of the terminal
          (name === "rules.ftl") === (part === "rules"),
      );
      const parts = files.sort().map((name) => {
        this.addWatchFile(folder + name);
        return readFileSync(folder + name, "utf-8").replace(/^#.*\n/gm, "");
      });
      return `export default ${JSON.stringify(parts.join("\n").replace(/\n{2,}/g, "\n"))}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts()],
  base: "/",
  build: {
    outDir: "../src/luna/web/dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { strict: false },
    proxy: { "/api": { target: process.env.LUNA_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
});
