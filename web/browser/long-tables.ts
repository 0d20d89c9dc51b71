// Tables of very many steps, laid in a folder before a server opens it.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Laid {
  going: string;
  over: string;
  /** The cookie of whoever has the first seat of both. */
  secret: string;
}

export function layLong(folder: string, steps: number): Laid {
  const java = process.env["JAVA25_HOME"] ? join(process.env["JAVA25_HOME"], "bin", "java") : "java";
  const lib = process.env["ELYSIUM_TEST_LIB"] ?? join(root, "app/target/lib");
  const said = execFileSync(java, [
    "--enable-native-access=ALL-UNNAMED", "-cp", join(lib, "*"), join(root, "web/browser/LongTable.java"), folder, String(steps),
  ], { encoding: "utf8" });
  const [going = "", over = "", secret = ""] = said.trim().split("\n").at(-1)?.split(" ") ?? [];
  return { going, over, secret };
}
