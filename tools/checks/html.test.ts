import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { validatePages } from './html'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'html-'))
  mkdirSync(path.join(folder, 'docs'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`

it('finds nothing in a page that is right, and leaves other files alone', async () => {
  writeFileSync(path.join(folder, 'docs/index.html'), page('<p>Words.</p>'))
  writeFileSync(path.join(folder, 'a.md'), '<p><div></p>')
  expect(await validatePages(folder)).toEqual({ pages: 1, issues: [] })
})

it('names file, place and rule of what is wrong', async () => {
  writeFileSync(path.join(folder, 'docs/index.html'), page('<p><ul></ul></p>'))
  const { issues } = await validatePages(folder)
  expect(issues.join('\n')).toMatch(/docs\/index\.html:1:\d+ [a-z-]+: /)
})
