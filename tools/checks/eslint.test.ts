import { ESLint } from 'eslint'
import { expect, it } from 'vitest'

const eslint = new ESLint({
  // The files below exist only in this test, so rules that need types are left out.
  overrideConfig: [{ languageOptions: { parserOptions: { project: false } } }],
  ruleFilter: ({ ruleId }) => ruleId.startsWith('no-restricted-'),
})

it.each([
  ['no-restricted-imports', 'src/theme/doc/DocPage.tsx', "import { graphql } from 'gatsby'"],
  [
    'no-restricted-syntax',
    'src/templates/doc.tsx',
    "import { graphql } from 'gatsby'\nexport const query = graphql`\n  query { id }\n`",
  ],
  ['no-restricted-syntax', 'src/theme/home/Hero.tsx', 'export const link = <a href="/docs">Docs</a>'],
  ['no-restricted-syntax', 'src/theme/home/Hero.tsx', 'export const box = <p style={{ top: 0 }}>Text</p>'],
  ['no-restricted-globals', 'src/build/content/docPage.ts', 'export const width = window.innerWidth'],
  ['no-restricted-exports', 'src/theme/doc/DocPage.tsx', 'export default 1'],
])('ESLint reports %s in %s', async (rule, filePath, text) => {
  const [result] = await eslint.lintText(text, { filePath })
  expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual([rule])
})
