import { builtinModules } from 'node:module'

/** Packages that belong to the build: in the browser they would cost every reader kilobytes, or fail. */
const buildPackages = {
  regex:
    '^(zod|unified|unist.*|mdast.*|hast.*|estree.*|micromark.*|remark.*|rehype.*|shiki|@shikijs/.*|@mdx-js/mdx|esbuild|sharp|gatsby-source-.*|gatsby-transformer-.*)(/|$)',
  message: 'Only src/build may import this: the browser would have to download it.',
}

const nodeBuiltins = {
  regex: `^(node:.*|${builtinModules.join('|')})$`,
  message: 'Only src/build and tests run in Node.',
}

const graphQl = {
  group: ['gatsby'],
  importNames: ['graphql', 'useStaticQuery', 'StaticQuery'],
  message: 'Queries live in src/templates and src/pages; theme parts take props.',
}

const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

const browserGlobals = [
  'window',
  'document',
  'location',
  'navigator',
  'localStorage',
  'sessionStorage',
  'history',
]

/** ESLint configs that keep build-time packages, GraphQL and the DOM where they belong. */
export const buildOnly = [
  {
    files: ['src/{templates,pages}/**', 'gatsby-browser.tsx'],
    rules: restrict(buildPackages, nodeBuiltins),
  },
  // gatsby-ssr runs in Node, but what it draws must be drawn in the browser too.
  { files: ['gatsby-ssr.tsx'], rules: restrict(buildPackages) },
  { files: ['src/theme/**'], rules: restrict(buildPackages, nodeBuiltins, graphQl) },
  {
    files: ['src/model/**'],
    rules: restrict(buildPackages, nodeBuiltins, {
      regex: '^[^.]',
      message: 'The model imports nothing but itself.',
    }),
  },
  {
    files: ['src/{model,theme,templates,pages}/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['src/{build,model}/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...browserGlobals.map((name) => ({
          name,
          message: 'There is no DOM here: this code runs in the build.',
        })),
      ],
    },
  },
]
