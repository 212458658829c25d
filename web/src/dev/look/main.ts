/** Draws any state document during development: look.html?doc=URL&printed=URL&theme=light */
import "@fontsource-variable/nunito/wght.css";
import "@fontsource/marcellus/latin-400.css";
import "../../style/tokens.css";
import "../../style/base.css";
import { mount } from "svelte";
import Look from "./Look.svelte";

const query = new URLSearchParams(location.search);
const load = async (name: string) => (await fetch(query.get(name) ?? "")).json();
const [doc, components] = await Promise.all([load("doc"), load("printed")]);
document.documentElement.dataset.theme = query.get("theme") ?? "dark";
mount(Look, {
  target: document.getElementById("app")!,
  props: { doc: doc.state ?? doc, components, tall: innerWidth < 700 },
});
