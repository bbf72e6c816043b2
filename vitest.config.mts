import { configDefaults, defineConfig } from 'vitest/config'

const listeners =
  '{src/theme/interactions/beforeHydration,src/theme/interactions/afterHydration,plugins/navigation}'
/**
 * Tests that replace modules, each of which gets its own: a mock would reach other files, and it would not reach modules
 * that another file has loaded.
 */
const mocks = [
  'content/snippets/editing/visitors.site.test.tsx',
  'content/snippets/free-positions/useFreeDrag.test.tsx',
  'examples/client/pictures/useUploads.test.tsx',
  'src/playground/frame/{guard,problems,report}.test.{ts,tsx}',
  'src/state-doctor/StateDoctor.test.tsx',
  'src/templates/SiteLayout.test.tsx',
  'src/theme/seo/MachineHead.test.tsx',
]

/** Tests are next to the code. A test that needs a document starts with `// @vitest-environment jsdom`. */
export default defineConfig({
  test: {
    setupFiles: ['tools/checks/fuzz.ts'],
    exclude: [...configDefaults.exclude, '**/dist/**'],
    environment: 'node',
    // Some tests compile TypeScript or run oxlint, which takes seconds, and longer on a machine with two busy cores.
    testTimeout: Number(process.env.TEST_TIMEOUT ?? 180_000),
    hookTimeout: 60_000,
    // By default, Vitest leaves one core free, which is half of a machine with two cores.
    maxWorkers: '100%',
    // Node 25 and later have their own localStorage, which would replace that of jsdom.
    execArgv: Number.parseInt(process.versions.node) >= 25 ? ['--no-experimental-webstorage'] : [],
    // As in tsconfig.json.
    alias: [{ find: '@recipes', replacement: `${import.meta.dirname}/content/snippets` }],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            '{packages/saved-page,src/build,src/model,scripts,tools,content,e2e/host,e2e/tutorial}/**/*.test.{ts,tsx}',
            'e2e/*.test.ts',
            'gatsby-*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', 'tools/craft-behavior/**', 'content/{starters,snippets}/**'],
          // Test files share modules, because loading the compiler again for each file took longer than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'craft',
          // The builds that bundlers use for browsers, because error messages contain names from the build.
          server: { deps: { inline: [/@craftjs\//] } },
          alias: [{ find: /^@craftjs\/(core|layers|utils)$/, replacement: '@craftjs/$1/dist/esm/index.js' }],
          include: ['{tools/craft-behavior,content/snippets}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...mocks],
          environment: 'jsdom',
          // As above, React, Craft.js and Testing Library are loaded once for all files.
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
          exclude: [...configDefaults.exclude, `${listeners}/**`, ...mocks],
          include: [
            '{packages/inspector,src/theme,src/state-doctor,src/playground/{session,frame,ui},src/templates,src/pages,plugins,examples}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: {
          // These install listeners on the document for good, so each file gets its own.
          name: 'isolated',
          include: [`${listeners}/**/*.test.{ts,tsx}`],
        },
      },
      {
        extends: true,
        test: {
          name: 'mocks',
          include: mocks,
          setupFiles: ['src/fixtures/cleanUp.ts'],
        },
      },
    ],
  },
})
