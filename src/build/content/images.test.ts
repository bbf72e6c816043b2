import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { isImageExtension, isImageFile, plainPicture } from './images'

const { at, write } = temporaryFolder()

test('an SVG is published unchanged, with its own size or the size of its view box', async () => {
  for (const size of ['width="90" height="40"', 'viewBox="0 0 90 40"']) {
    const absolutePath = write('a.svg', `<svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`)
    const publish = () => Promise.resolve('/static/a.svg')
    const published = await plainPicture({ absolutePath, extension: 'svg' }, publish)
    expect(published).toEqual({ src: '/static/a.svg', width: 90, height: 40 })
  }
})

test('the original of a converted image is not published', async () => {
  const refuse = () => Promise.reject(new Error('published'))
  expect(await plainPicture({ absolutePath: 'a.png', extension: 'png' }, refuse)).toBeNull()
})

test('accepts the formats that a page can show', () => {
  expect(['png', 'JPG', 'jpeg', 'webp', 'avif', 'gif', 'svg'].every(isImageExtension)).toBe(true)
  expect(['pdf', 'bmp', 'heic', ''].some(isImageExtension)).toBe(false)
})

test.each(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const)('recognizes %s', async (format) => {
  const blank = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
  await blank.toFormat(format).toFile(at('a'))
  expect(isImageFile(at('a'))).toBe(true)
})

test('recognizes SVG, and rejects other files', () => {
  const holds = (text: string) => isImageFile(write('a', text))
  expect(holds('<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe(true)
  expect(holds('version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n')).toBe(false)
  expect(holds('')).toBe(false)
})
