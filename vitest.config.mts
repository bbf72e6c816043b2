import { configDefaults, defineConfig } from 'vitest/config'

/** Tests stand beside the code. Those that need a page say so: `// @vitest-environment jsdom`. */
export default defineConfig({
  test: {
    setupFiles: ['tools/checks/fuzz.ts'],
    exclude: [...configDefaults.exclude, '**/dist/**'],
    environment: 'node',
    // Some tests compile TypeScript or run ESLint: seconds of work, more on a machine with two busy cores.
    testTimeout: Number(process.env.TEST_TIMEOUT ?? 180_000),
    hookTimeout: 60_000,
    // Vitest leaves one core free by default: half of a machine with two.
    maxWorkers: '100%',
    // From Node 25 on there is a localStorage, which takes the place of the one of jsdom.
    execArgv: Number.parseInt(process.versions.node) >= 25 ? ['--no-experimental-webstorage'] : [],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            '{packages/saved-page,src/build,src/playground/build,src/model,src/integration,scripts,tools,content,e2e/host,e2e/tutorial}/**/*.test.{ts,tsx}',
            'e2e/*.test.ts',
            'gatsby-*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', 'tools/craft-behavior/**', 'content/{starters,snippets}/**'],
          // Files share their modules: loading the compiler anew for each took more time than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'craft',
          // The builds that bundlers take for browsers: messages name what is in them.
          server: { deps: { inline: [/@craftjs\//] } },
          alias: [{ find: /^@craftjs\/(core|layers|utils)$/, replacement: '@craftjs/$1/dist/esm/index.js' }],
          include: ['{tools/craft-behavior,content/snippets}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // As above: React, Craft.js and Testing Library are loaded once for all files.
          isolate: false,
          setupFiles: ['tools/craft-behavior/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          // As above.
          isolate: false,
          setupFiles: ['src/fixtures/cleanUp.ts'],
          // As in examples/cms/tsconfig.json.
          alias: { '@recipes': `${import.meta.dirname}/content/snippets` },
          include: [
            '{src/theme,src/state-doctor,src/playground/{session,frame,ui},src/templates,src/pages,plugins,examples}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: {
          // Isolated, since it puts a hook in place that React looks for when it is loaded.
          name: 'inspector',
          include: ['packages/inspector/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
