import { execFileSync } from 'node:child_process'
import fs, { readdirSync, readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../src/fixtures/temporaryFolder'
import { replaceFile } from './files'

const { at, write } = temporaryFolder()

afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

it('keeps the old file if the disk is full, or if the command is killed before the new one is complete', () => {
  write('page.json', 'old')
  vi.spyOn(fs, 'fsyncSync')
  vi.spyOn(fs, 'writeFileSync').mockImplementationOnce((file) => {
    fs.writeSync(file as number, 'ne')
    throw new Error('ENOSPC: no space left on device, write')
  })
  const rename = vi.spyOn(fs, 'renameSync')
  // Other test files may have loaded the command before, with these functions imported by name.
  syncBuiltinESMExports()
  expect(() => replaceFile(at('page.json'), Buffer.from('new'))).toThrow('ENOSPC')
  expect(readFileSync(at('page.json'), 'utf8')).toBe('old')
  expect(readdirSync(at('.'))).toEqual(['page.json'])
  rename.mockImplementationOnce((from, to) => {
    // A kill leaves the files as they are now.
    expect([readFileSync(from, 'utf8'), readFileSync(to, 'utf8')]).toEqual(['new', 'old'])
    expect(fs.fsyncSync).toHaveBeenCalled()
    throw new Error('killed')
  })
  expect(() => replaceFile(at('page.json'), Buffer.from('new'))).toThrow('killed')
  replaceFile(at('page.json'), Buffer.from('new'))
  expect(readFileSync(at('page.json'), 'utf8')).toBe('new')
})

it.skipIf(process.platform === 'win32')(
  'ends without an error if the reader of its output ends first',
  () => {
    write('pages.ndjson', '{}\n'.repeat(3000))
    const command = `set -o pipefail; node --import tsx ${import.meta.dirname}/index.ts check ${at('pages.ndjson')} | head -1`
    expect(execFileSync('bash', ['-c', command], { encoding: 'utf8' })).toMatch(
      /^[^\n]+pages\.ndjson:1: .*\n$/,
    )
  },
)
