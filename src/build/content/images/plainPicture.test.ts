import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isPicture, plainPicture } from './plainPicture'

const folder = mkdtempSync(path.join(tmpdir(), 'plain-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('an SVG is served as it is, with the size that it says or that its view box has', async () => {
  for (const size of ['width="90" height="40"', 'viewBox="0 0 90 40"']) {
    const absolutePath = path.join(folder, 'a.svg')
    writeFileSync(absolutePath, `<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`)
    const published = await plainPicture({ absolutePath, extension: 'svg' }, () =>
      Promise.resolve('/static/a.svg'),
    )
    expect(published).toEqual({ src: '/static/a.svg', width: 90, height: 40 })
  }
})

test('a picture that becomes others is not published', async () => {
  const refuse = () => Promise.reject(new Error('published'))
  expect(await plainPicture({ absolutePath: 'a.png', extension: 'png' }, refuse)).toBeNull()
})

test('knows the formats that a page can show', () => {
  expect(['png', 'JPG', 'jpeg', 'webp', 'avif', 'gif', 'svg'].every(isPicture)).toBe(true)
  expect(['pdf', 'bmp', 'heic', ''].some(isPicture)).toBe(false)
})
