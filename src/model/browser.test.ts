import { expect, test } from 'vitest'
import { savesData } from './browser'

const browser = (connection?: object) => ({ connection })

test.each([
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '4g' }, false],
  [{}, false],
  [undefined, false],
])('on %j saving data is %s', (connection, expected) => {
  expect(savesData(browser(connection))).toBe(expected)
})
