import { expect, test } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { readContent } from './contentFiles'

const { write } = temporaryFolder()
const file = (bytes: Buffer) => write('a.mdx', bytes)

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
