import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { placeIn } from './placeIn'

const folder = mkdtempSync(path.join(tmpdir(), 'place-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('names the line of a value or a key, and the file alone where there is none', () => {
  const file = path.join(folder, 'site.ts')
  writeFileSync(file, "// The overview.\nexport default {\n  titel: 'x',\n  docId: 'overview',\n}\n")
  expect(placeIn(file, 'overview')).toBe(`${file}:4`)
  expect(placeIn(file, 'titel')).toBe(`${file}:3`)
  expect(placeIn(file, 'nowhere')).toBe(file)
  expect(placeIn(path.join(folder, 'none.ts'), 'x')).toBe(path.join(folder, 'none.ts'))
})
