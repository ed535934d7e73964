import "../src/pieces/tokens.css";
import "../src/pieces/base.css";
import { mount } from "svelte";
import Dev from "./Dev.svelte";
mount(Dev, { target: document.getElementById("app") as HTMLElement });
