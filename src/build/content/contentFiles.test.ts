import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readContent } from './contentFiles'

const folder = mkdtempSync(path.join(tmpdir(), 'bytes-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(bytes: Buffer): string {
  const name = path.join(folder, 'a.mdx')
  writeFileSync(name, bytes)
  return name
}

test('reads a file with a byte order mark', async () => {
  expect(await readContent(file(Buffer.from('\uFEFFGröße')), 'a.mdx')).toContain('Größe')
})

test.each([
  ['UTF-16', Buffer.from('plain words', 'utf16le')],
  ['UTF-16 with a byte order mark', Buffer.from('\uFEFFplain words', 'utf16le')],
  ['Latin-1', Buffer.from('Größe', 'latin1')],
])('names a file in %s', async (_, bytes) => {
  await expect(readContent(file(bytes), 'content/docs/a.mdx')).rejects.toThrow(/a\.mdx is not UTF-8 text/)
})
