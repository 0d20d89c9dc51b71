// The real program and real browsers, for the tests: a server on a folder of its own, and Chromium.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";

const root = fileURLToPath(new URL("../..", import.meta.url));
const java = process.env["JAVA25_HOME"] ? join(process.env["JAVA25_HOME"], "bin", "java") : "java";
const flags = [
  "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
  "--no-first-run", "--disable-quic",
];

const PORTS_TRIED = 3;

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A server of Elysium in a process of its own; it can be killed and started again on the same folder. */
export class House {
  private process: ChildProcess | null = null;
  private output = "";
  port = 0;

  private constructor(private folder: string) {}

  /** A fresh one, or one on a folder; or, for a quick look while writing tests, the one that ELYSIUM_TEST_URL names. */
  static async open(folder = mkdtempSync(join(tmpdir(), "elysium-"))): Promise<House> {
    const house = new House(folder);
    const running = process.env["ELYSIUM_TEST_URL"];
    house.port = running ? Number(new URL(running).port) : await freePort();
    for (let tries = 1; !running && house.process === null; tries++) {
      await house.start().catch(async (trouble: unknown) => {
        await house.kill();
        if (tries === PORTS_TRIED) throw trouble;
        house.port = await freePort();
      });
    }
    return house;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const lib = process.env["ELYSIUM_TEST_LIB"] ?? join(root, "app/target/lib");
    if (!existsSync(lib)) throw new Error(`nothing is built in ${lib}: run ./elysium once`);
    const words = [
      "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",   // it serves few people for a few minutes
      "--enable-native-access=ALL-UNNAMED,org.xerial.sqlitejdbc,org.jline", "--module-path", lib, "--module",
      "elysium.app/elysium.app.Main", "serve", "--port", String(this.port), "--data", this.folder, "--think", "15",
    ];
    this.process = spawn(java, words, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ELYSIUM_MIN_DELAY: "0", ELYSIUM_RATE_LIMIT: "off" } });
    this.process.stdout?.on("data", (bytes: Buffer) => (this.output += bytes.toString()));
    this.process.stderr?.on("data", (bytes: Buffer) => (this.output += bytes.toString()));
    const { process: started } = this;
    const gone = () => started.exitCode !== null || started.signalCode !== null;
    await until(async () => gone() || (await fetch(`${this.address}/health`)).ok, 120_000, () => this.output);
    if (gone()) throw new Error(`the server did not start on port ${this.port}\n${this.output}`);
  }

  /** The end that nobody can prepare for. */
  async kill(): Promise<void> {
    const dying = this.process;
    this.process = null;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    const gone = new Promise((done) => dying.once("exit", done));
    dying.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A port below those that the system gives to whoever connects: it stays free while a server is started anew. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 15_000);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  return new Promise((tell) => {
    const probe = createServer();
    probe.once("error", () => tell(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => tell(true)));
  });
}

export async function until(holds: () => Promise<boolean>, millis = 60_000, why: () => string = () => ""): Promise<void> {
  const end = Date.now() + millis;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error(`it did not come to be within ${millis} ms\n${why()}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

export async function chrome(): Promise<Browser> {
  const found = [process.env["ELYSIUM_CHROMIUM"], "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  const executablePath = found.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error("no Chromium was found: install the package chromium, or set ELYSIUM_CHROMIUM");
  return chromium.launch({ executablePath, args: flags });
}

/** What went wrong in a page: errors of scripts, and what the policy of the page forbade. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  errors: string[];
}

export interface Liking {
  theme?: "dark" | "light";
  lang?: "en" | "fr";
  [name: string]: unknown;
}

export async function visit(browser: Browser, house: House, likes: Liking = {}, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: house.address, viewport: DESKTOP, reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(60_000);
  await context.addInitScript((kept) => {
    if (!localStorage.getItem("elysium")) localStorage.setItem("elysium", kept);
  }, JSON.stringify({ theme: "dark", lang: "en", unhurried: false, ...likes }));
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of 404|ERR_CONNECTION|ERR_INTERNET|WebSocket connection/.test(message.text()))
      errors.push(message.text());
  });
  return { context, page, errors };
}

export const phone: BrowserContextOptions = { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
