// Lays a .br and a .gz beside each file of the built page that gains by it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = new URL("../target/classes/elysium/page/", import.meta.url);
const texts = /\.(html|js|css|svg|json|txt|map|webmanifest)$/;
let before = 0;
let after = 0;
for (const name of readdirSync(root, { recursive: true })) {
  if (!texts.test(name)) continue;
  const url = new URL(name.replaceAll("\\", "/"), root);
  const bytes = readFileSync(url);
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(new URL(`${url.href}.br`), brotli);
  writeFileSync(new URL(`${url.href}.gz`), gzipSync(bytes, { level: 9 }));
  before += bytes.length;
  after += brotli.length;
}
console.log(`page: ${before} bytes of text, ${after} compressed`);
