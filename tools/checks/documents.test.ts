import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileBody } from '../../src/build/mdx'
import { suites } from '../verify/suites'
import { brokenReferences, type References, ROOTS } from './documents'
import { codeIn, withoutFrontMatter } from './markdown'

const below = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)

const scriptsOf = (file: string) => {
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string> }
  return Object.keys(scripts)
}

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'tools/README.md', 'e2e/README.md'],
  ...['build', 'theme', 'playground', 'state-doctor'].map((folder) => `src/${folder}/README.md`),
  ...below('docs', '.md'),
  ...['packages', 'plugins'].flatMap((folder) =>
    readdirSync(folder).map((name) => `${folder}/${name}/README.md`),
  ),
]

const known: References = {
  scripts: { '': scriptsOf('package.json'), tools: scriptsOf('tools/package.json') },
  suites: Object.keys(suites),
  fileNames: new Set(
    ROOTS.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' })).map((name) =>
      path.basename(name),
    ),
  ),
  examples: [
    // Created by the recipes.
    'src/pages/showcase.tsx',
    // Written by a build.
    ...['src/gatsby-types.d.ts', 'docs/concepts/nodes.md'],
  ],
}

describe('Documents', () => {
  it.each(documents)('%s refers only to existing files, headings, and commands', (file) => {
    expect(brokenReferences(file, readFileSync(file, 'utf8'), known)).toEqual([])
  })

  it('must not refer to things that do not exist', () => {
    const text = [
      '# Title',
      '[a](gone.md), [b](README.md#gone), [c](#title), [d](https://a.example/b.md)',
      '`src/gone`, `src/model`, `gone.ts`, `npx vitest run src/gone/a.test.ts`, `src/theme/*.css`',
      '`npm run gone`, `npm run build`, `npm run gone -w tools`, `npm run verify -- gone`',
      '```sh\nnpm run vanished\n```',
    ].join('\n\n')
    expect(brokenReferences('README.md', text.replaceAll('\\n', '\n'), known)).toEqual([
      'there is no gone.md',
      'README.md has no heading #gone',
      'there is no src/gone',
      'there is no gone.ts',
      'there is no src/gone/a.test.ts',
      'there is no command npm run gone',
      'there is no command npm run gone -w tools',
      'there is no suite gone',
      'there is no command npm run vanished',
    ])
  })

  it('cited by comments in code must exist, including sections of the requirements', () => {
    const requirements = readFileSync('docs/requirements.md', 'utf8')
    const folders = ['src', 'packages', 'plugins', 'scripts', 'tools', 'e2e', 'examples']
    const comment = /^\s*(?:\*|\/\*|\/\/).*?(?<![\w/])(docs\/[\w/.-]+\.md)\b(?: §(\d+))?/gm
    const broken = folders
      .flatMap((folder) => ['.ts', '.tsx', '.mjs', '.css'].flatMap((ending) => below(folder, ending)))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(comment)].flatMap(([, document = '', section]) => {
          const isWhole = section === undefined || requirements.includes(`\n## ${section}. `)
          return existsSync(document) && isWhole ? [] : [`${file}: ${document} ${section ?? ''}`]
        }),
      )
    expect(broken).toEqual([])
  })

  it('list every command and every suite', () => {
    const [commands, tools] = ['CONTRIBUTING.md', 'tools/README.md'].map((file) => readFileSync(file, 'utf8'))
    for (const name of known.suites) expect(tools).toContain(`| \`${name}\``)
    for (const name of known.scripts.tools ?? []) expect(tools).toContain(`| \`${name}\``)
    for (const name of known.scripts[''] ?? [])
      expect(commands).toMatch(new RegExp(`\`(?:npm (?:run )?)?${name}\\b`))
  })
})

const authoring = readFileSync('docs/authoring.md', 'utf8')

it.each(codeIn(authoring, 'mdx').map(withoutFrontMatter))(
  'docs/authoring.md shows MDX that compiles: %s',
  async (mdx) => {
    const { nodes } = await compileBody(mdx, { path: 'content/docs/guides/example.mdx', root: process.cwd() })
    expect(nodes).not.toHaveLength(0)
  },
)

it('finds fences inside lists and around other fences', () => {
  const markdown =
    '1. a\n\n   ```mdx\n   one\n   ```\n\n````mdx\n```npm\ntwo\n```\n````\n\n```ts\nthree\n```\n'
  expect(codeIn(markdown, 'mdx')).toEqual(['one', '```npm\ntwo\n```'])
})
