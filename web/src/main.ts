import "./ui/tokens.css";
import "./ui/base.css";
import { mount } from "svelte";
import App from "./App.svelte";

document.getElementById("unloaded")?.remove();
mount(App, { target: document.getElementById("app") as HTMLElement });
