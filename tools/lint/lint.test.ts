import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const fast = new Set([
  'site/worlds',
  'site/names',
  'no-restricted-imports',
  'no-restricted-globals',
  'max-lines',
])

const eslint = new ESLint({
  // The files below exist only in this test, so rules that need types are left out.
  overrideConfig: [{ languageOptions: { parserOptions: { projectService: false } } }],
  ruleFilter: ({ ruleId }) => fast.has(ruleId),
})

/** The rules that object to `text` in a file at `filePath`. */
async function objections(filePath: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId)
}

describe('the walls between worlds', () => {
  it.each([
    ['content/site.ts', '../src/build/errors/fail'],
    ['content/site.ts', '../src/theme/navbar'],
    ['src/model/url/withBase.ts', '../../build/errors/fail'],
    ['src/model/doc.ts', '../../content/site'],
    ['src/build/content/docs/deriveDoc.ts', '../../../theme/doc'],
    ['src/build/content/docs/deriveDoc.ts', '../../../templates/doc'],
    ['src/theme/doc/DocPage.tsx', '../../build/errors/fail'],
    ['src/theme/doc/DocPage.tsx', '../../templates/doc'],
    ['src/theme/doc/DocPage.tsx', '../../../content/site'],
    ['src/theme/layout/Layout.tsx', '../../../content/redirects'],
    ['src/templates/doc.tsx', '../build/content/docs'],
    ['src/pages/index.tsx', '../../content/site'],
    ['gatsby-browser.tsx', './src/build/errors/fail'],
    ['gatsby-browser.tsx', './content/site'],
    ['gatsby-ssr.tsx', './content/redirects'],
    ['gatsby-node.ts', './src/theme/doc'],
    ['examples/basic/src/App.tsx', '../../../src/theme/ui'],
    ['src/theme/tabs/Tabs.tsx', '../../../e2e/test'],
  ])('%s must not import %s', async (file, target) => {
    expect(await objections(file, `import '${target}'`)).toEqual(['site/worlds'])
    expect(await objections(file, `export * from '${target}'`)).toEqual(['site/worlds'])
    expect(await objections(file, `import type { A } from '${target}'\nexport type B = A`)).toEqual([
      'site/worlds',
    ])
  })

  it.each([
    ['content/site.ts', '../src/model/site'],
    ['src/model/url/index.ts', './withBase'],
    ['src/build/content/docs/deriveDoc.ts', '../../../model/url'],
    ['src/build/content/site/siteMetadata.ts', '../../../../content/site'],
    ['src/build/content/docs/deriveDoc.ts', '../../errors/fail'],
    ['src/theme/layout/Layout.tsx', '../../../content/site'],
    ['src/theme/doc/DocPage.tsx', '../tabs'],
    ['src/theme/doc/DocPage.tsx', '../../model/doc'],
    ['src/templates/doc.tsx', '../theme/doc'],
    ['gatsby-browser.tsx', './src/theme/styles/index.css'],
    ['gatsby-node.ts', './src/build/content/docs'],
    ['gatsby-ssr.tsx', './content/site'],
    ['gatsby-ssr.tsx', './src/templates/Shell'],
    ['src/theme/boot/boot.ts', '../navigation/connection'],
    ['src/theme/doc/CopyPage.tsx', '../behaviors/copy'],
    ['e2e/search.spec.ts', '../scripts/host'],
  ])('%s may import %s', async (file, target) => {
    expect(await objections(file, `import '${target}'`)).toEqual([])
  })
})

describe('rooms', () => {
  it.each([
    ['src/theme/doc/DocPage.tsx', '../tabs/Tabs'],
    ['src/templates/doc.tsx', '../theme/doc/DocPage'],
    ['examples/basic/src/App.tsx', '../../landing/src/App'],
  ])('%s must not reach into %s', async (file, target) => {
    expect(await objections(file, `import '${target}'`)).toEqual(['site/worlds'])
  })

  it.each([
    ['src/theme/ui/Button.tsx', '../navbar'],
    ['src/theme/state/persisted.ts', '../color-mode'],
    ['src/theme/tabs/Tabs.tsx', '../mdx'],
    ['src/theme/mdx/components.ts', '../layout'],
    ['src/theme/navbar/Navbar.tsx', '../layout'],
  ])('%s must not climb to %s', async (file, target) => {
    expect(await objections(file, `import '${target}'`)).toEqual(['site/worlds'])
  })
})

describe('packages', () => {
  it.each([
    ['src/theme/doc/DocPage.tsx', "import { z } from 'zod'"],
    ['src/theme/doc/DocPage.tsx', "import { readFileSync } from 'node:fs'"],
    ['src/theme/doc/DocPage.tsx', "import { graphql } from 'gatsby'"],
    ['src/theme/code-block/CodeBlock.tsx', "import { codeToHtml } from 'shiki'"],
    ['src/templates/doc.tsx', "import { visit } from 'unist-util-visit'"],
    ['src/pages/search.tsx', "import remarkGfm from 'remark-gfm'"],
    ['gatsby-browser.tsx', "import rehypeSlug from 'rehype-slug'"],
    ['src/model/doc.ts', "import type { ReactNode } from 'react'"],
    ['src/model/doc.ts', "import { z } from 'zod'"],
  ])('%s must not say %s', async (file, line) => {
    expect(await objections(file, line)).toContain('no-restricted-imports')
  })

  it('lets the theme take Link from gatsby, and the build take zod', async () => {
    expect(await objections('src/theme/ui/SiteLink.tsx', "import { Link } from 'gatsby'")).toEqual([])
    expect(await objections('src/build/content/docs/frontMatter.ts', "import { z } from 'zod'")).toEqual([])
  })

  it.each(['src/build/content/docs/deriveDoc.ts', 'src/model/url/withBase.ts'])(
    '%s has no DOM',
    async (file) => {
      expect(await objections(file, 'export const width = window.innerWidth')).toEqual([
        'no-restricted-globals',
      ])
    },
  )
})

describe('names and sizes', () => {
  it.each([
    'src/theme/doc/utils.ts',
    'src/build/helpers/a.ts',
    'src/model/types.ts',
    'src/theme/doc/index.tsx',
  ])('refuses %s', async (file) => {
    expect(await objections(file, 'export const a = 1')).toEqual(['site/names'])
  })

  it('takes the landing page, which Gatsby wants to be called index.tsx', async () => {
    expect(await objections('src/pages/index.tsx', 'export const a = 1')).toEqual([])
  })

  it('stops at 150 lines of code, comments and blanks aside', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `export const a${at} = ${at}`)
    expect(await objections('src/theme/doc/long.ts', lines(151).join('\n'))).toEqual(['max-lines'])
    expect(await objections('src/theme/doc/long.ts', lines(150).join('\n\n// why\n'))).toEqual([])
  })
})
