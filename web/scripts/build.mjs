// What Maven calls: installs the packages if the lock file changed, checks, tests and builds the page if it is stale.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [goal = "build"] = process.argv.slice(2);

function run(...words) {
  const done = spawnSync("npm", words, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function stamp(name, key, work) {
  const file = `${root}/target/${name}.stamp`;
  if (existsSync(file) && readFileSync(file, "utf8") === key) return;
  work();
  mkdirSync(`${root}/target`, { recursive: true });
  writeFileSync(file, key);
}

function hash(...files) {
  const sum = createHash("sha256");
  for (const file of files) sum.update(file).update("\0").update(readFileSync(`${root}/${file}`)).update("\0");
  return sum.digest("hex");
}

function under(folder) {
  if (!existsSync(`${root}/${folder}`)) return [];
  return readdirSync(`${root}/${folder}`, { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((name) => !name.startsWith("src/icons/made") && statSync(`${root}/${name}`).isFile())
    .sort();
}

const lock = hash("package-lock.json", "package.json");
stamp("packages", existsSync(`${root}/node_modules/vite`) ? lock : `${lock} anew`, () => run("ci"));
writeFileSync(`${root}/target/packages.stamp`, lock);

const files = ["package-lock.json", "index.html", "vite.config.ts", "tsconfig.json", "svelte.config.js"];
files.push(...under("src"), ...under("public"), ...under("scripts"));
if (goal === "build") {
  const page = existsSync(`${root}/target/classes/elysium/page/index.html`);
  stamp("page", hash(...files) + (page ? "" : " anew"), () => run("run", "build"));
  writeFileSync(`${root}/target/page.stamp`, hash(...files));
}
if (goal === "test") stamp("tests", hash(...files, ...under("test")), () => [run("run", "check"), run("test")]);
