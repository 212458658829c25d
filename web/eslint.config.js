import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const SRC = fileURLToPath(new URL("src/", import.meta.url));
/** What each folder may import besides itself; all others are features. */
const SHARED = { lib: [], style: [], table: ["lib"], dev: null };

/** Why a file of a folder may not import another file, if it may not. */
function objection(from, to) {
  const [own, ...inner] = from.split("/");
  const [other, ...rest] = to.split("/");
  if (!inner.length || own === other || SHARED[own] === null) return null;
  if (own in SHARED)
    return SHARED[own].includes(other) ? null : `${own} may not import ${other || "the shell"}`;
  if (["lib", "style", "table"].includes(other) || !rest.length) return null;
  return `${own} may import ${other} only through its index.ts`;
}

/** A feature sees `lib`, `table`, `style`, itself, and of another feature only its index. */
const layers = {
  create(context) {
    const from = relative(SRC, context.filename);
    const check = (node) => {
      const path = node.source?.value;
      if (typeof path !== "string" || !path.startsWith(".")) return;
      const message = objection(from, relative(SRC, resolve(dirname(context.filename), path)));
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default ts.config(
  { ignores: ["src/lib/generated.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { luna: { rules: { layers } } },
    rules: {
      "luna/layers": "error",
      // Prettier writes spaces as `{" "}`, and `$derived` builds plain maps that never change again.
      "svelte/no-useless-mustaches": "off",
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, svelteConfig, extraFileExtensions: [".svelte"] },
    },
  },
);
