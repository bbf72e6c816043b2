import { expect, test } from 'vitest'
import { portOf } from './portOf'

test('reads the port that a command was told', () => {
  expect([portOf('9123'), portOf('0')]).toEqual([9123, 0])
  for (const written of ['', 'abc', '-1', '80.5', '70000'])
    expect(() => portOf(written)).toThrow('is no port')
})
