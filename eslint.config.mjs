import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const typescript = ['**/*.{ts,tsx,mts}']
const tests = ['**/*.test.{ts,tsx}', 'e2e/**']

const browserGlobals = 'window document location navigator localStorage sessionStorage history'.split(' ')

const graphQl = {
  name: 'gatsby',
  importNames: ['graphql', 'useStaticQuery', 'StaticQuery'],
  message: 'Only src/templates and src/pages may query GraphQL. Pass data to other components as props.',
}

const unnamedQuery = {
  selector:
    'TaggedTemplateExpression[tag.name="graphql"]:not(:has(TemplateElement[value.raw=/^\\s*(query|fragment) \\w+/]))',
  message: 'Name the query: error messages and generated types use the name.',
}

const bareLink = {
  selector: 'JSXOpeningElement[name.name="a"] > JSXAttribute[name.name="href"] > Literal[value=/^\\u002f/]',
  message: 'Write <Link href="…">: it adds the path prefix, and opens the page without a reload.',
}

const styleAttribute = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'Use a class: the content security policy forbids style attributes in HTML.',
}

/** Rules for imports between folders are in .dependency-cruiser.mjs. */
export default tseslint.config(
  {
    ignores: [
      'public',
      '.cache',
      'node_modules',
      '**/dist',
      'static',
      // Separate projects, which the starters suite checks in the form that readers download.
      'content/starters',
      'src/gatsby-types.d.ts',
      'test-results',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        // Listing the projects takes a fifth less time than projectService.
        project: ['tsconfig.json', 'src/build/tsconfig.json', 'examples/*/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  { files: ['**/*.{js,mjs}'], ...tseslint.configs.disableTypeChecked },
  {
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: typescript,
    rules: {
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // Our objects are closures: their functions need no `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    // Gatsby, Vite and Playwright expect a default export here.
    files: [
      'e2e/serveSite.ts',
      '**/*.d.ts',
      '**/*.config.{ts,mts}',
      'gatsby-*.{ts,tsx}',
      'src/{pages,templates}/**',
      'content/**',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  { files: ['scripts/**', 'tools/**', 'e2e/**', 'examples/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.tsx', 'src/{theme,state-doctor}/**'],
    ...jsxA11y.flatConfigs.recommended,
    plugins: { ...jsxA11y.flatConfigs.recommended.plugins, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // These rules run the React Compiler on each component.
    files: ['**/*.tsx'],
    ignores: tests,
    rules: {
      'react-hooks/static-components': 'error',
      'react-hooks/set-state-in-render': 'error',
      'react-hooks/purity': 'error',
    },
  },
  {
    // The React Compiler compiles the code that readers copy, and skips a component that fails one of these rules.
    files: ['{content,examples}/**/*.tsx'],
    rules: { 'react-hooks/refs': 'error', 'react-hooks/globals': 'error' },
  },
  {
    // Craft.js types the props of User Components as `any`, and tests read untyped data.
    files: ['examples/**', 'content/demos/**', 'content/snippets/**', ...tests],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
    },
  },
  // A test may run a generated script.
  {
    files: tests,
    rules: { '@typescript-eslint/no-implied-eval': 'off', '@typescript-eslint/no-unsafe-call': 'off' },
  },
  { files: ['examples/**/*.config.{ts,mts}'], ...tseslint.configs.disableTypeChecked },
  {
    // The other type-aware rules take a long time and find little here.
    files: ['{e2e,tools}/**/*.{ts,tsx}'],
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
      '@typescript-eslint/no-floating-promises': 'error',
    },
  },
  {
    // Gatsby types createTypes and createResolvers as plain functions.
    files: ['src/build/**', 'plugins/**', 'gatsby-node.ts'],
    rules: { '@typescript-eslint/no-unsafe-call': 'off' },
  },
  {
    // This code also runs in the build, which has no DOM.
    files: ['src/{build,model}/**', 'packages/saved-page/**'],
    rules: { 'no-restricted-globals': ['error', ...browserGlobals] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['src/{templates,pages}/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [graphQl] }] },
  },
  {
    files: ['src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', unnamedQuery, bareLink, styleAttribute] },
  },
)
