import { ESLint } from 'eslint'
import { expect, it } from 'vitest'

const rules = {
  imports: 'no-restricted-imports',
  globals: 'no-restricted-globals',
  syntax: 'no-restricted-syntax',
  exports: 'no-restricted-exports',
} as const

const eslint = new ESLint({
  // The files below exist only in this test, so rules that need types are left out.
  overrideConfig: [{ languageOptions: { parserOptions: { projectService: false } } }],
  ruleFilter: ({ ruleId }) => Object.values<string>(rules).includes(ruleId),
})

/** The rules that `text` in a file at `filePath` breaks. */
async function brokenRules(filePath: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId)
}

const query = (name: string) =>
  `import { graphql } from 'gatsby'\nexport const query = graphql\`\n  query ${name} { id }\n\``
type Row = [broken: keyof typeof rules | null, file: string, text: string]

it.each<Row>([
  ...['src/theme/doc/DocPage.tsx', 'src/build/content/docPage.ts', 'gatsby-ssr.tsx'].flatMap(
    (file): Row[] => [
      ['imports', file, "import { graphql } from 'gatsby'"],
      ['imports', file, "import { useStaticQuery } from 'gatsby'"],
      [null, file, "import { Link } from 'gatsby'"],
    ],
  ),
  ...['src/templates/doc.tsx', 'src/pages/index.tsx'].flatMap((file): Row[] => [
    [null, file, query('Doc')],
    ['syntax', file, query('')],
    [null, file, 'export default 1'],
  ]),
  ...['src/theme/home/Hero.tsx', 'src/pages/index.tsx'].flatMap((file): Row[] => [
    ['syntax', file, 'export const link = <a href="/docs">Docs</a>'],
    [null, file, 'export const link = <a href="#codes">Codes</a>'],
    [null, file, 'export const link = <Link href="/docs">Docs</Link>'],
  ]),
  ['globals', 'src/build/content/docPage.ts', 'export const width = window.innerWidth'],
  ['globals', 'src/model/url.ts', 'export const width = window.innerWidth'],
  ['exports', 'src/theme/doc/DocPage.tsx', 'export default 1'],
])('ESLint refuses %s in %s: %s', async (broken, file, text) => {
  expect(await brokenRules(file, text)).toEqual(broken === null ? [] : [rules[broken]])
})
