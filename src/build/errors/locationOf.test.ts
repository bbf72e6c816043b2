import { expect, test } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { locationOf } from '.'

const { at, write } = temporaryFolder()

test('returns the line of a value or a key, or only the file if there is none', () => {
  const text = "// The overview.\nexport default {\n  titel: 'x',\n  docId: 'overview',\n}\n"
  write('site.ts', text)
  expect(locationOf('site.ts', 'overview', at())).toBe('site.ts:4')
  expect(locationOf('site.ts', 'titel', at())).toBe('site.ts:3')
  expect(locationOf('site.ts', 'nowhere', at())).toBe('site.ts')
  expect(locationOf('none.ts', 'x', at())).toBe('none.ts')
})
