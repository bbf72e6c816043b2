import { expect, test } from 'vitest'
import { compileFile } from '../../src/build/mdx'
import { generateDocs } from './generateDocs'

test('writes the same docs every time, which compile, of a size that people write', async () => {
  expect(generateDocs(3)).toEqual(generateDocs(3))
  const [doc] = generateDocs(6)
  const compiled = await compileFile(doc?.text.split('---\n')[2] ?? '', { path: 'a.mdx' })
  expect(compiled.words).toBeGreaterThan(400)
  expect(compiled.words).toBeLessThan(900)
})
