import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { holdsPicture } from './holdsPicture'

const folder = mkdtempSync(path.join(tmpdir(), 'holds-'))
const file = path.join(folder, 'a')
afterAll(() => rmSync(folder, { recursive: true }))
const blank = () => sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })

test.each(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const)('knows %s', async (format) => {
  await blank().toFormat(format).toFile(file)
  expect(holdsPicture(file)).toBe(true)
})

test('knows SVG, and what is no picture', () => {
  const holds = (text: string) => {
    writeFileSync(file, text)
    return holdsPicture(file)
  }
  expect(holds('<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe(true)
  expect(holds('version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n')).toBe(false)
  expect(holds('')).toBe(false)
})
