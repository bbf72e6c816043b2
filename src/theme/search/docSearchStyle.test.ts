import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { docSearchStyle } from './docSearchStyle'

it('is the only style element of the DocSearch package', () => {
  const source = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8')
  const styles = [...source.matchAll(/createElement\("style",null,"([^"]*)"/g)].map(([, text]) => text)
  expect(styles).toEqual([docSearchStyle])
  expect(source.match(/createElement\("style"/g)).toHaveLength(1)
})
