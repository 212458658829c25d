import "@fontsource-variable/nunito/wght.css";
import "@fontsource/marcellus/latin-400.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { provideEngine } from "./lib/transport";

// After an update the pieces of an old page are gone: take the new page.
addEventListener("vite:preloadError", () => location.reload());
// What the app needs to start without a network comes when the page has come.
if (import.meta.env.PROD)
  addEventListener(
    "load",
    () => void import("./offline/registration").then(({ register }) => register()),
  );

provideEngine(async () => (await import("./offline/engine")).engine);
await settings.begin();
mount(App, { target: document.getElementById("app")! });
