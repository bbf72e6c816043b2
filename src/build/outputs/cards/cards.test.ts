import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { cardFacts } from './cardFacts'
import { cardDrawer } from './drawCard'
import { writeCards } from './writeCards'

const root = path.resolve(__dirname, '../../../..')

it.each([
  ['<Editor />', 'API Reference'],
  ['Überraschung – “quotes” & 中文', null],
  ['word '.repeat(80), 'Blog'],
])('draws %s at 1200 by 630', async (title, section) => {
  const draw = await cardDrawer(root)
  const { width, height, format } = await sharp(await draw({ title, section })).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'png'])
})

it('draws different words differently, and the same words the same', async () => {
  const draw = await cardDrawer(root)
  const one = await draw({ title: 'One', section: 'Blog' })
  expect(one.equals(await draw({ title: 'One', section: 'Blog' }))).toBe(true)
  expect(one.equals(await draw({ title: 'Two', section: 'Blog' }))).toBe(false)
})

it('fails where neither fonts nor sources are, and says which file is missing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cards-'))
  const card = { file: 'a.png', title: 'A', section: null }
  await expect(writeCards([card], folder)).rejects.toThrow('hanken-grotesk-500.ttf')
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

const head =
  '<meta data-react-helmet="true" property="og:title" content="&lt;Editor /&gt;"/>' +
  '<meta data-react-helmet="true" property="og:image" content="https://craft.js.org/x/cards/docs/api/editor.png"/>'

it('finds the card that a page names, and none where an author chose a picture', () => {
  expect(cardFacts(head)).toEqual({ file: 'docs/api/editor.png', title: '<Editor />', section: null })
  expect(cardFacts(head.replace('/cards/', '/static/'))).toBeNull()
})
