import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../src/fixtures/temporaryFolder'
import { planDoc, planPost, writeFiles } from './new'

const sidebars = `export default {
  docs: [
    { label: 'Introduction', items: ['overview'] },
    { label: 'Guides', items: ['guides/basic-tutorial', 'guides/save-load-state'] },
  ],
}
`
const description = 'Let the user of your editor drag the edges of a component.'
const doc = { id: 'guides/resizing', title: 'Resizing: how', description, category: 'Guides' }

describe('A new doc', () => {
  it('has front matter and is added at the end of its category, if any', async () => {
    const [file, sidebar] = await planDoc(doc, sidebars)
    expect(file?.path).toBe('content/docs/guides/resizing.mdx')
    expect(file?.text).toContain(`---\ntitle: "Resizing: how"\ndescription: ${description}\n---\n`)
    expect(sidebar).toMatchObject({ kind: 'changed', path: 'content/sidebars.ts' })
    expect(sidebar?.text.replaceAll(/\s+/g, ' ')).toContain("'guides/save-load-state', 'guides/resizing'")
    expect(await planDoc({ ...doc, category: 'none' }, sidebars)).toHaveLength(1)
    // Apart from line breaks, nothing else changes.
    const words = (text = '') => text.replaceAll(/[\s,]+/g, '')
    expect(words(sidebar?.text).replace("'guides/resizing'", '')).toBe(words(sidebars))
  })

  it.each([
    [{ ...doc, id: '../x' }, 'id "../x": use words with hyphens'],
    [{ ...doc, description: 'short' }, 'description "short": must have at least 50 characters'],
    [
      { ...doc, category: 'Guide' },
      'category "Guide": is not one of them (Category of the sidebar (Introduction, Guides, none))',
    ],
    [{ title: 'x' }, 'id "": use words'],
  ])('rejects invalid input: %o', async (given, words) => {
    await expect(planDoc(given, sidebars)).rejects.toThrow(words)
  })
})

it('a new post has a date, tags, and a name from its title', async () => {
  const post = { title: 'Craft.js 0.3: news', description, tags: 'release, react' }
  const [file] = await planPost(post, '2026-11-21')
  expect(file?.path).toBe('content/blog/craft-js-0-3-news.mdx')
  expect(file?.text).toContain('date: 2026-11-21\ntags:\n  - release\n  - react\n')
})

const { at } = temporaryFolder()

it('does not overwrite an existing file', () => {
  const file = { kind: 'made', path: 'content/docs/a.mdx', text: '---\ntitle: A\n---\n' } as const
  writeFiles(at(), [file])
  expect(() => writeFiles(at(), [{ ...file, path: 'content/docs/b.mdx' }, file])).toThrow(
    'content/docs/a.mdx already exists (A). Choose another name.',
  )
  expect(existsSync(at('content/docs/b.mdx'))).toBe(false)
})
