import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { isImageExtension, isImageFile, plainPicture } from './images'

const folder = mkdtempSync(path.join(tmpdir(), 'images-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('an SVG is published unchanged, with its own size or that of its view box', async () => {
  for (const size of ['width="90" height="40"', 'viewBox="0 0 90 40"']) {
    const absolutePath = path.join(folder, 'a.svg')
    writeFileSync(absolutePath, `<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`)
    const published = await plainPicture({ absolutePath, extension: 'svg' }, () =>
      Promise.resolve('/static/a.svg'),
    )
    expect(published).toEqual({ src: '/static/a.svg', width: 90, height: 40 })
  }
})

test('an image that is converted is not published', async () => {
  const refuse = () => Promise.reject(new Error('published'))
  expect(await plainPicture({ absolutePath: 'a.png', extension: 'png' }, refuse)).toBeNull()
})

test('knows the formats that a page can show', () => {
  expect(['png', 'JPG', 'jpeg', 'webp', 'avif', 'gif', 'svg'].every(isImageExtension)).toBe(true)
  expect(['pdf', 'bmp', 'heic', ''].some(isImageExtension)).toBe(false)
})

const file = path.join(folder, 'a')
const blank = () => sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })

test.each(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const)('recognizes %s', async (format) => {
  await blank().toFormat(format).toFile(file)
  expect(isImageFile(file)).toBe(true)
})

test('recognizes SVG, and rejects other files', () => {
  const holds = (text: string) => {
    writeFileSync(file, text)
    return isImageFile(file)
  }
  expect(holds('<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe(true)
  expect(holds('version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n')).toBe(false)
  expect(holds('')).toBe(false)
})
