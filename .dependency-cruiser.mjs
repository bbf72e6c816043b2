/**
 * Rules for which part of the repository may import which. `npm run lint` checks them, and tools/checks/layers.test.ts
 * tests that every rule can fail.
 *
 * Paths are regular expressions for paths from the root. `$1` is the text that the first group in `from` has matched.
 */

/** Layers that pages import. */
const pageParts = ['src/theme', 'src/templates', 'src/playground/ui', 'src/state-doctor', 'content/site']

/** Each layer, and the layers that it may import in addition to itself. Scripts import tools, tools e2e, and e2e the site. */
const layers = {
  packages: [],
  'src/model': [],
  content: ['src/model'],
  'src/build': ['src/model', 'packages', 'content', 'package'],
  'src/theme': ['src/model', 'content/site', 'content/snippets/frames', 'packages', 'package'],
  'src/state-doctor': ['src/model', 'src/theme/ui', 'src/playground/index', 'packages'],
  'src/playground/index': ['src/playground/session'],
  'src/playground/frame': ['packages', 'src/theme/demo/commands', 'content/snippets/frames'],
  'src/playground/session': ['src/model', 'src/playground/frame/messages', 'packages/saved-page'],
  'src/playground/ui': [
    'src/model',
    'content/lessons',
    'src/theme',
    'src/playground/session',
    'src/playground/frame/messages',
    'packages',
  ],
  'src/templates': ['src/model', 'src/theme', 'content/site'],
  'src/pages': ['src/model', ...pageParts],
  scripts: ['src/model', 'src/build', 'content', 'tools', 'e2e', 'package'],
  tools: ['src/model', 'src/build', 'src/playground', 'packages', 'content', 'examples', 'e2e', 'package'],
  e2e: ['src/model', 'src/build', 'packages', 'src/playground', 'src/theme/search', 'content', 'examples'],
  'gatsby-browser': ['src/model', 'src/theme', 'src/templates'],
  'gatsby-ssr': ['src/model', ...pageParts],
}

/** The modules of src/build, and the modules that each may import: those that a page passes through before it. */
const buildModules = {
  errors: [],
  mdx: ['errors'],
  content: ['errors', 'mdx'],
  pages: ['errors', 'mdx', 'content'],
  playground: ['errors', 'mdx', 'content', 'pages'],
  outputs: ['errors', 'mdx', 'content', 'pages', 'playground'],
  hosting: ['errors', 'mdx', 'content', 'pages', 'playground'],
  bundle: ['errors', 'mdx', 'content', 'pages', 'playground'],
}

const anyOf = (paths) => `^(?:${paths.join('|')})(?:[/.]|$)`
const ours = anyOf([...Object.keys(layers), 'plugins', 'examples', 'package'])
const tests = '[.]test[.]tsx?$'
/** Tests of recipes that readers do not get with them: they may import fixtures, packages and examples. */
const siteTests = '[.]site[.]test[.]tsx?$'

/** Packages that read and check content. In the browser, they would cost every reader kilobytes, or fail. */
const buildPackages = ['zod', 'typescript', 'unified', 'vfile', 'shiki', 'esbuild', 'sharp', '@mdx-js/mdx']
const buildFamilies = ['unist', 'mdast', 'hast', 'estree', 'micromark', 'remark', 'rehype', '@shikijs']

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(layers).map(([layer, allowed]) =>
      error(
        `layer:${layer}`,
        `${layer} may import ${allowed.length > 0 ? allowed.join(', ') : 'none of our code'} in addition to itself.`,
        { path: anyOf([layer]), pathNot: siteTests },
        { path: ours, pathNot: anyOf([layer, ...allowed]) },
      ),
    ),
    ...Object.entries(buildModules).map(([module, allowed]) =>
      error(
        `build:${module}`,
        `src/build/${module} may import ${['src/model', ...allowed].join(', ')} and itself.`,
        { path: `^src/build/${module}/`, pathNot: tests },
        {
          path: '^src/build/',
          pathNot: `^src/build/(?:${[module, ...allowed].join('|')})/`,
        },
      ),
    ),
    error(
      'entry-point',
      'Import a module of src/build through its index.ts.',
      { pathNot: '^src/build/[^/]+/' },
      { path: '^src/build/[^/]+/', pathNot: '^src/build/[^/]+/index[.]ts$' },
    ),
    error(
      'entry-point:build',
      'A module of src/build imports another one through its index.ts.',
      { path: '^src/build/([^/]+)/' },
      { path: '^src/build/[^/]+/', pathNot: '^src/build/(?:$1/|[^/]+/index[.]ts$)' },
    ),
    error(
      'entry-point:feature',
      'Import a feature or a package through its index.ts, or the inspector through one of its two parts. Tests may import fixtures.',
      { path: ours, pathNot: '^(?:src/state-doctor|packages/[^/]+)/' },
      {
        path: '^(?:src/state-doctor|packages/[^/]+)/',
        pathNot:
          '^(?:src/state-doctor|packages/[^/]+)/(?:(?:observe/)?index[.]ts$|InspectorView[.]tsx$|fixtures/)',
      },
    ),
    error(
      'entry-point:playground',
      'Import the playground through one of its two index.ts. Tools and browser tests may import any of its files.',
      { path: ours, pathNot: '^(?:src/playground|tools|e2e)/' },
      { path: '^src/playground/', pathNot: '^src/playground/(?:ui/)?index[.]ts$' },
    ),
    error(
      'package',
      'A package does not import another package.',
      { path: '^packages/([^/]+)/' },
      { path: '^packages/', pathNot: '^packages/$1/' },
    ),
    error(
      'behaviors',
      'src/theme/interactions/beforeHydration is inlined into every page, so it may not import other parts of the theme.',
      { path: '^src/theme/interactions/beforeHydration/', pathNot: tests },
      { path: '^src/theme/', pathNot: '^src/theme/interactions/beforeHydration/' },
    ),
    error(
      'plugin',
      'A local plugin imports only src/model and itself. Pass anything else as an option in src/build/config.ts.',
      { path: '^plugins/([^/]+)/' },
      { path: ours, pathNot: '^(?:plugins/$1|src/model)/' },
    ),
    error(
      'example',
      'An example is a separate app, as a reader would write it. It may import only the code of recipes, and the server and client that examples share.',
      { path: '^examples/([^/]+)/', pathNot: tests },
      { path: ours, pathNot: '^(?:examples/(?:$1|client|server)|content/snippets)/' },
    ),
    error(
      'editor',
      'An editor of the landing example does not import another editor, so that readers can copy its folder.',
      { path: '^examples/landing/src/editors/([^/]+)/' },
      {
        path: '^examples/landing/src/editors/[^/]+/',
        pathNot: '^examples/landing/src/editors/$1/',
      },
    ),
    error(
      'build-packages',
      'Only the build, plugins, scripts and tools may import this: the browser would have to download it.',
      {
        path: '^(?:packages|src/(?:model|theme|state-doctor|playground|templates|pages)|gatsby-browser|gatsby-ssr)',
        pathNot: tests,
      },
      {
        path: `node_modules/(?:@types/)?(?:(?:${buildPackages.join('|')})/|(?:${buildFamilies.join('|')}))`,
      },
    ),
    error(
      'node',
      'Only the build, plugins, scripts, tools, tests and the commands of packages run in Node.',
      {
        path: '^(?:packages/[^/]+/(?!command/)|src/(?:model|theme|state-doctor|playground|templates|pages)|gatsby-browser)',
        pathNot: tests,
      },
      { dependencyTypes: ['core'] },
    ),
    error(
      'model-packages',
      'src/model imports only itself.',
      { path: '^src/model/', pathNot: tests },
      { pathNot: ours },
    ),
    error('no-cycle', 'Imports go one way, types included.', { pathNot: '^examples/' }, { circular: true }),
    // Craft.js requires type cycles here: a block names its settings, and the settings use the props of the block.
    error(
      'no-cycle:examples',
      'Imports of values go one way.',
      { path: '^examples/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:[.]cache|public)/|/dist/' },
    // Type-only imports count too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    moduleSystems: ['es6', 'cjs'],
  },
}
