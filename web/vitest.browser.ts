import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["browser/**/*.test.ts"], environment: "node", testTimeout: 600_000, hookTimeout: 300_000, maxWorkers: 2, reporters: ["verbose"] },
});
