import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["browser/**/*.test.ts"], environment: "node", testTimeout: 240_000, hookTimeout: 90_000, maxWorkers: 2, reporters: ["verbose"] },
});
