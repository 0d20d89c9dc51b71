// Takes the pictures of the README and the docs: see browser/pictures.ts.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const { module } = await runnerImport(fileURLToPath(new URL("../browser/pictures.ts", import.meta.url)));
await module.take(process.argv.slice(2));
