import base from "../vite.config.ts";
import { mergeConfig } from "vite";
export default mergeConfig(base, { root: process.cwd(), server: { port: 8791, host: "127.0.0.1", proxy: { "/dev/card": "http://127.0.0.1:8790", "/dev/new": "http://127.0.0.1:8790", "/dev/update": "http://127.0.0.1:8790", "/dev/play": "http://127.0.0.1:8790" } } });
