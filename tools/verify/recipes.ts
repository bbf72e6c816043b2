import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fencesOf, sectionOf } from '../checks/documents'
import { openFixture, type Fixture } from '../fixture'
import { namedChecks } from './namedChecks'

/** A recipe of docs/authoring.md: how to follow it to the letter, and what the built site must then contain. */
interface Recipe {
  heading: string
  follow: (fixture: Fixture, fence: (language: string, at?: number) => string) => void
  /** Texts that must stand in files of `public/`. */
  makes: Readonly<Record<string, readonly string[]>>
}

const insert = (fixture: Fixture, file: string, after: string, text: string) =>
  fixture.edit(file, (written) => written.replace(after, () => `${after}${text}`))

const replace = (fixture: Fixture, file: string, from: RegExp, text: string) =>
  fixture.edit(file, (written) => written.replace(from, () => text))

/** All recipes, in the order of docs/authoring.md. */
export const recipes: readonly Recipe[] = [
  {
    heading: 'Add a doc',
    follow: (fixture, fence) => {
      fixture.write('content/docs/guides/resizing.mdx', fence('mdx'))
      replace(fixture, 'content/sidebars.ts', /\{\s+label: 'Guides',[^}]+\},\n/, fence('ts'))
    },
    makes: {
      'docs/guides/resizing/index.html': [
        '<h1>Resizing components</h1>',
        'aria-current="page"',
        'The first section',
      ],
      'docs/overview/index.html': ['/docs/guides/resizing'],
    },
  },
  {
    heading: 'Add a blog post',
    follow: (fixture, fence) => fixture.write('content/blog/resizing.mdx', fence('mdx')),
    makes: {
      'blog/resizing/index.html': ['Resizing in three steps'],
      'blog/archive/index.html': ['/blog/resizing'],
    },
  },
  {
    heading: 'Add a release post',
    follow: (fixture, fence) => {
      fixture.write('content/blog/craft-js-0-3.mdx', fence('mdx'))
      insert(fixture, 'content/redirects.ts', 'versions: [\n', "'0.3.0',\n")
    },
    makes: {
      'blog/craft-js-0-3/index.html': ['About Craft.js 0.3.0, released November 20, 2026'],
      'blog/archive/index.html': ['/blog/craft-js-0-3'],
      _redirects: ['0.3.0'],
    },
  },
  {
    heading: 'Add a navbar link',
    follow: (fixture, fence) => insert(fixture, 'content/site.ts', '    items: [\n', fence('ts')),
    makes: { 'support/index.html': ['href="/blog/archive"'] },
  },
  {
    heading: 'Add a footer column',
    follow: (fixture, fence) => insert(fixture, 'content/site.ts', '    columns: [\n', fence('ts')),
    makes: { 'support/index.html': ['<h2>Blog</h2>', 'href="/blog/first-stable"'] },
  },
  {
    heading: 'Add a redirect',
    follow: (fixture, fence) => {
      fixture.edit('content/docs/dev.mdx', (text) => text.replace('---\n', `---\n${fence('yaml')}`))
      replace(fixture, 'content/redirects.ts', /moved: \[\],\n/, fence('ts'))
    },
    makes: {
      _redirects: ['/docs/guides/old-name', '/docs/dev', '/docs/guides/gone', '/docs/guides/save-load-state'],
    },
  },
  {
    heading: 'Add a front-matter field',
    follow: (fixture, fence) => {
      const before = (file: string, text: string, added: string) =>
        fixture.edit(file, (written) => written.replace(text, () => `${added}${text}`))
      before('src/build/content/docs/frontMatter.ts', '  hide_table_of_contents:', fence('ts'))
      before('src/model/doc.ts', '  hideTableOfContents:', fence('ts', 1))
      before('src/theme/doc/DocPage.tsx', '          <h1>', fence('tsx'))
      fixture.edit('content/docs/dev.mdx', (text) => text.replace('---\n', '---\nbeta: true\n'))
    },
    makes: { 'docs/dev/index.html': ['<p>Beta</p>'] },
  },
  {
    heading: 'Add an admonition kind',
    follow: (fixture, fence) => {
      insert(fixture, 'src/model/admonitions.ts', "  danger: 'Danger',\n", fence('ts'))
      const tokens = 'src/theme/styles/tokens.css'
      replace(fixture, tokens, /(?=\[data-kind='danger'\])/, fence('css'))
      fixture.edit('content/docs/dev.mdx', (text) => `${text}\n:::caution\n\nSlowly.\n\n:::\n`)
    },
    makes: { 'docs/dev/index.html': ['data-kind="caution"', 'Slowly.'] },
  },
  {
    heading: 'Add a component',
    follow: (fixture, fence) => {
      replace(fixture, 'src/model/islands.ts', /export const ISLANDS = .*\n/, fence('ts'))
      const props = /const ISLAND_PROPS = \{[^}]*\} as const\n/
      replace(fixture, 'src/build/mdx/rehype/components.ts', props, fence('ts', 1))
      fixture.write('src/theme/mdx/counter/Counter.tsx', fence('tsx'))
      fixture.write('src/theme/mdx/counter/index.ts', fence('ts', 2))
      const [imported = '', ...registered] = fence('ts', 3).split('\n\n')
      insert(
        fixture,
        'src/theme/mdx/islands.ts',
        "import type { IslandName } from '../../model/islands'\n",
        `${imported}\n`,
      )
      replace(fixture, 'src/theme/mdx/islands.ts', /export const islands = [^]*/, registered.join('\n\n'))
      fixture.edit('content/docs/dev.mdx', (text) => `${text}\n- In a list: <Counter start={3} />\n`)
    },
    makes: { 'docs/dev/index.html': ['<button type="button">3</button>'] },
  },
  {
    heading: 'Add a remark or rehype plugin',
    follow: (fixture, fence) => {
      fixture.write('src/build/mdx/remark/arrows.ts', fence('ts'))
      const pipeline = 'src/build/mdx/pipeline.ts'
      insert(
        fixture,
        pipeline,
        "import type { PluggableList } from 'unified'\n",
        "import { arrows } from './remark/arrows'\n",
      )
      insert(fixture, pipeline, '  npmFence,\n', '  arrows,\n')
      fixture.write('src/build/mdx/fixtures/arrows.mdx', 'From here -> there.\n')
      fixture.edit('content/docs/dev.mdx', (text) => `${text}\nFrom here -> there.\n`)
    },
    makes: { 'docs/dev/index.html': ['From here → there.'] },
  },
]

/** The fences of a recipe, by language and place. */
function fencesIn(authoring: string, heading: string) {
  const section = sectionOf(authoring, heading)
  return (language: string, at = 0): string => {
    const fence = fencesOf(section, language)[at]
    if (fence === undefined) throw new Error(`"${heading}" has no fence ${at + 1} in ${language}.`)
    return fence
  }
}

/** Follows the recipes of docs/authoring.md to the letter in a copy of the project. */
export const recipesSuite = namedChecks(
  'recipes',
  'the recipes of docs/authoring.md, to the letter',
  async (check) => {
    const fixture = openFixture({ bodies: 'short' })
    const authoring = fixture.read('docs/authoring.md')
    const vitest = (...files: string[]) => fixture.run(['vitest', 'run', ...files])
    try {
      for (const { heading, follow } of recipes)
        await check(`${heading} can be followed`, () => follow(fixture, fencesIn(authoring, heading)))
      await check('expected results and tables are written again', async () => {
        await vitest('src/build/mdx/authorErrors.test.ts', 'src/build/mdx/fixtures.test.ts', '-u')
        await fixture.run(['npm', 'run', 'tables', '-w', 'tools'])
      })
      await check('the tests of what was changed pass', () =>
        vitest(
          'src/integration/mdxParity.test.tsx',
          'src/theme/styles',
          'tools/checks/editorSnippets.test.ts',
        ),
      )
      await check('the site builds', () => fixture.mustBuild().then(() => {}))
      for (const { heading, makes } of recipes) {
        await check(`${heading} has the promised effect`, () => {
          for (const [file, texts] of Object.entries(makes)) {
            const html = readFileSync(path.join(fixture.folder, 'public', file), 'utf8')
            // React separates neighboring texts by empty comments.
            const built = html.replaceAll('<!-- -->', '')
            for (const text of texts) assert.ok(built.includes(text), `“${text}” is not in ${file}.`)
          }
        })
      }
      await check('ESLint and TypeScript accept the changes', async () => {
        const folders = [
          'src/theme/mdx',
          'src/build/mdx/remark',
          'src/build/mdx/pipeline.ts',
          'content/site.ts',
        ]
        await fixture.run(['eslint', ...folders])
        await fixture.run(['tsc', '-p', '.'])
        await fixture.run(['tsc', '-p', 'src/build'])
      })
    } finally {
      fixture.close()
    }
  },
)
