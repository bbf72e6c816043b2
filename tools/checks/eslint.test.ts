import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

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

describe('GraphQL', () => {
  it.each(['src/theme/doc/DocPage.tsx', 'src/build/content/docPage.ts', 'gatsby-ssr.tsx'])(
    'is not for %s',
    async (file) => {
      expect(await brokenRules(file, "import { graphql } from 'gatsby'")).toEqual(['no-restricted-imports'])
      expect(await brokenRules(file, "import { useStaticQuery } from 'gatsby'")).toEqual([
        'no-restricted-imports',
      ])
      expect(await brokenRules(file, "import { Link } from 'gatsby'")).toEqual([])
    },
  )

  it.each(['src/templates/doc.tsx', 'src/pages/index.tsx'])('is for %s, by name', async (file) => {
    const query = (name: string) =>
      `import { graphql } from 'gatsby'\nexport const query = graphql\`\n  query ${name} { id }\n\``
    expect(await brokenRules(file, query('Doc'))).toEqual([])
    expect(await brokenRules(file, query(''))).toEqual(['no-restricted-syntax'])
  })
})

it.each(['src/build/content/docPage.ts', 'src/model/url.ts'])('%s has no DOM', async (file) => {
  expect(await brokenRules(file, 'export const width = window.innerWidth')).toEqual(['no-restricted-globals'])
})

it('default exports are for files where a tool looks for one', async () => {
  expect(await brokenRules('src/theme/doc/DocPage.tsx', 'export default 1')).toEqual([
    'no-restricted-exports',
  ])
  expect(await brokenRules('src/templates/doc.tsx', 'export default 1')).toEqual([])
})
