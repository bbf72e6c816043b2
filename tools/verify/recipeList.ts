import { fencesOf, sectionOf } from '../checks/documents'
import type { Fixture } from '../fixture'

/** A recipe of docs/authoring.md: how to follow it to the letter, and what is then in the site. */
export interface Recipe {
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
      replace(fixture, 'content/sidebars.ts', /\{ label: 'Guides', .*\},\n/, fence('ts'))
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
export function fencesIn(authoring: string, heading: string) {
  const section = sectionOf(authoring, heading)
  return (language: string, at = 0): string => {
    const fence = fencesOf(section, language)[at]
    if (fence === undefined) throw new Error(`"${heading}" has no fence ${at + 1} in ${language}.`)
    return fence
  }
}
