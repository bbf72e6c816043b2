import { ESLint } from 'eslint'
import { expect, it } from 'vitest'

const rules = [
  'no-restricted-imports',
  'no-restricted-globals',
  'no-restricted-syntax',
  'no-restricted-exports',
]

const eslint = new ESLint({
  // The files below exist only in this test, so rules that need types are left out.
  overrideConfig: [{ languageOptions: { parserOptions: { projectService: false } } }],
  ruleFilter: ({ ruleId }) => rules.includes(ruleId),
})

/** The rules that `text` in a file at `filePath` breaks. */
async function brokenRules(filePath: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId)
}

const query = (name: string) =>
  `import { graphql } from 'gatsby'\nexport const query = graphql\`\n  query ${name} { id }\n\``
const [imports, globals, syntax, exports] = rules as [string, string, string, string]

it.each([
  ...['src/theme/doc/DocPage.tsx', 'src/build/content/docPage.ts', 'gatsby-ssr.tsx'].flatMap((file) => [
    [imports, file, "import { graphql } from 'gatsby'"],
    [imports, file, "import { useStaticQuery } from 'gatsby'"],
    [null, file, "import { Link } from 'gatsby'"],
  ]),
  ...['src/templates/doc.tsx', 'src/pages/index.tsx'].flatMap((file) => [
    [null, file, query('Doc')],
    [syntax, file, query('')],
    [null, file, 'export default 1'],
  ]),
  [globals, 'src/build/content/docPage.ts', 'export const width = window.innerWidth'],
  [globals, 'src/model/url.ts', 'export const width = window.innerWidth'],
  [exports, 'src/theme/doc/DocPage.tsx', 'export default 1'],
] as [string | null, string, string][])('ESLint reports %s in %s: %s', async (rule, file, text) => {
  expect(await brokenRules(file, text)).toEqual(rule === null ? [] : [rule])
})
