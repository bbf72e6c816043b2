import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8')

it('the first sheet declares the order of the layers', () => {
  expect(/@import '(.+)';/.exec(read('index.css'))?.[1]).toBe('./tokens.css')
  expect(/^@layer.*;$/m.exec(read('tokens.css'))?.[0]).toBe(
    '@layer reset, tokens, prose, components, utilities;',
  )
})
