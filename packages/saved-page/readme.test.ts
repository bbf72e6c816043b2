import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import * as savedPage from './index'

it('the example in the README prints the output that it shows', () => {
  const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8')
  const code = /```ts\nimport .*\n([^]*?)```/.exec(readme)?.[1] ?? ''
  const lines: string[] = []
  const log = (...values: unknown[]) => lines.push(values.join(' '))
  const run = new Function('decode', 'inspect', 'fix', 'console', code)
  run(savedPage.decode, savedPage.inspect, savedPage.fix, { log })
  expect(lines).toHaveLength(3)
  expect(lines).toEqual([...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line]) => line))
})
