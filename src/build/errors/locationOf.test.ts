import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { locationOf } from '.'

const root = mkdtempSync(path.join(tmpdir(), 'location-'))
afterAll(() => rmSync(root, { recursive: true }))

test('returns the line of a value or a key, or else only the file', () => {
  const text = "// The overview.\nexport default {\n  titel: 'x',\n  docId: 'overview',\n}\n"
  writeFileSync(path.join(root, 'site.ts'), text)
  expect(locationOf('site.ts', 'overview', root)).toBe('site.ts:4')
  expect(locationOf('site.ts', 'titel', root)).toBe('site.ts:3')
  expect(locationOf('site.ts', 'nowhere', root)).toBe('site.ts')
  expect(locationOf('none.ts', 'x', root)).toBe('none.ts')
})
