import { defineConfig } from 'vitest/config'

/** Tests stand beside the code. Those that need a page say so: `// @vitest-environment jsdom`. */
export default defineConfig({
  test: {
    setupFiles: ['tools/checks/fuzz.ts'],
    include: ['{src,plugins,scripts,tools,content,examples}/**/*.test.{ts,tsx}', 'gatsby-*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    // Some tests compile TypeScript or run ESLint: seconds of work, more on a machine with two busy cores.
    testTimeout: Number(process.env.TEST_TIMEOUT ?? 180_000),
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
})
