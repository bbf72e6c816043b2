import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PAGE_TITLES } from '../../../model/pageTitles'
import type { SidebarItem } from '../../../model/sidebar'
import { allRoutes } from '../../pages'
import { createCardDrawer, DESIGN_FILES } from './drawCard'
import { cardsOf, writeCards } from './writeCards'

const repository = path.resolve(__dirname, '../../../..')

describe('a card', () => {
  it.each([
    ['<Editor />', 'API Reference'],
    ['Überraschung – “quotes” & 中文 🎉', null],
    ['word '.repeat(80), 'Blog'],
    ['Donaudampfschifffahrtsgesellschaft'.repeat(4), 'Blog'],
    ['', null],
  ])('shows "%s" at 1200 by 630 pixels', async (title, section) => {
    const draw = await createCardDrawer(repository)
    const { width, height, format } = await sharp(await draw({ title, section })).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
  })

  it('depends on its text only', async () => {
    const draw = await createCardDrawer(repository)
    const one = await draw({ title: 'One', section: 'Blog' })
    expect(one.equals(await draw({ title: 'One', section: 'Blog' }))).toBe(true)
    expect(one.equals(await draw({ title: 'Two', section: 'Blog' }))).toBe(false)
  })

  it('has a frame that fits its title, on one line or more', async () => {
    const draw = await createCardDrawer(repository)
    /** How wide the frame is at the height of the title's first line. */
    const frameWidth = async (title: string) => {
      const row = { left: 80, top: 180, width: 1120, height: 1 }
      const { data, info } = await sharp(await draw({ title, section: null }))
        .extract(row)
        .raw()
        .toBuffer({ resolveWithObject: true })
      return data.toString('hex').lastIndexOf('1ba13a') / 2 / info.channels
    }
    const [short, long] = [
      await frameWidth('Nodes'),
      await frameWidth('0.2.0-beta.3: drop indicator, and more'),
    ]
    expect(short).toBeGreaterThan(300)
    expect(short).toBeLessThan(420)
    expect(long).toBeGreaterThan(700)
    expect(long).toBeLessThan(800)
  })
})

describe('the cards of a build', () => {
  let root: string
  const card = { file: '/cards/docs/a.png', title: 'A', section: null }
  const kept = () => readdirSync(path.join(root, 'node_modules/.cache/craft-cards'))
  const written = () => readFileSync(path.join(root, 'public/cards/docs/a.png'))
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'cards-'))
    for (const file of DESIGN_FILES) cpSync(path.join(repository, file), path.join(root, file))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('are drawn once, and cached until they are unused', async () => {
    await writeCards([card, { ...card, file: '/cards/docs/b.png', title: 'B' }], root)
    expect(kept()).toHaveLength(2)
    await writeCards([card], root)
    const [name = '', ...others] = kept()
    expect(others).toEqual([])
    writeFileSync(path.join(root, 'node_modules/.cache/craft-cards', name), 'from the cache')
    await writeCards([card], root)
    expect(written().toString()).toBe('from the cache')
  })

  it.each(DESIGN_FILES)('are drawn again after a change of %s', async (file) => {
    await writeCards([card], root)
    const before = kept()
    appendFileSync(path.join(root, file), '\n')
    await writeCards([card], root)
    expect(kept()).toHaveLength(1)
    expect(kept()).not.toEqual(before)
  })

  it('name the file that is missing', async () => {
    rmSync(path.join(root, 'src'), { recursive: true })
    await expect(writeCards([card], root)).rejects.toThrow('drawCard.ts')
  })
})

describe('cardsOf', () => {
  const link = (docId: string): SidebarItem => ({ type: 'link', docId, title: docId, path: `/docs/${docId}` })
  const facts = cardsOf(
    {
      docs: [
        { docId: 'a', path: '/docs/a', title: '<A />' },
        { docId: 'b', path: '/docs/b', title: 'B' },
        { docId: 'c', path: '/docs/c', title: 'C', image: './c.png' },
      ],
      posts: [{ path: '/blog/p', title: 'P' }],
      examples: [{ path: '/examples/e', title: 'E' }],
    },
    [{ type: 'category', label: 'Outer', items: [{ type: 'category', label: 'Inner', items: [link('a')] }] }],
  )

  it('uses the category of a doc, the blog for a post, and omits pages with an image of their own', () => {
    expect(facts.slice(-4)).toEqual([
      { file: '/cards/docs/a.png', title: '<A />', section: 'Inner' },
      { file: '/cards/docs/b.png', title: 'B', section: 'Docs' },
      { file: '/cards/blog/p.png', title: 'P', section: 'Blog' },
      { file: '/cards/examples/e.png', title: 'E', section: 'Examples' },
    ])
  })

  it('includes every page in src/pages', () => {
    const paths = allRoutes({ docs: [], posts: [] }, repository).map((route) => route.path)
    expect(Object.keys(PAGE_TITLES).sort()).toEqual([...paths, '/404.html'].sort())
    expect(facts[0]).toEqual({ file: '/cards/index.png', title: 'Build any page editor', section: null })
  })
})
