import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressFiles } from './precompress'

it('writes two packed copies beside every text that gets smaller, and nothing else', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compress-'))
  const text = '<p>words</p>'.repeat(100)
  writeFileSync(path.join(folder, 'index.html'), text)
  writeFileSync(path.join(folder, 'short.txt'), 'short')
  writeFileSync(path.join(folder, 'photo.png'), text)
  expect(await compressFiles(folder)).toBe(1)
  expect(readdirSync(folder).sort()).toEqual([
    'index.html',
    'index.html.br',
    'index.html.gz',
    'photo.png',
    'short.txt',
  ])
  const packed = (ending: string) => readFileSync(path.join(folder, `index.html.${ending}`))
  expect(gunzipSync(packed('gz')).toString()).toBe(text)
  expect(brotliDecompressSync(packed('br')).toString()).toBe(text)
  rmSync(folder, { recursive: true })
})
