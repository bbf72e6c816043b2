import { expect, it } from 'vitest'
import { pack } from './packing'
import { readCopied } from './readCopied'

const names = ['Container']
const page = JSON.stringify({
  ROOT: {
    type: { resolvedName: 'Container' },
    props: { title: 'Grüße ✓' },
    nodes: [],
    linkedNodes: {},
  },
})

it('reads copied pages and plain JSON, with any text around them', async () => {
  const copied = await pack(page)
  expect(copied).toMatch(/^[\w+/=]+$/)
  for (const pasted of [copied, ` ${copied}\n`, page, `\n${page} `]) {
    expect(await readCopied(pasted, names)).toEqual({
      kind: 'page',
      text: page,
    })
  }
})

it.each([
  ['', 'Paste a copied page'],
  ['hello', 'not a complete page'],
  ['ümlaut', 'not a complete page'],
  ['{"ROOT":', 'It is not JSON'],
  ['{"ROOT":{"type":{"resolvedName":"Card"}}}', 'unknown type: "Card"'],
])('says what is wrong with "%s"', async (pasted, problem) => {
  expect(await readCopied(pasted, names)).toEqual({
    kind: 'problem',
    problem: expect.stringContaining(problem) as string,
  })
})

it('detects a missing end', async () => {
  const copied = await pack(page)
  const { kind } = await readCopied(copied.slice(0, -12), names)
  expect(kind).toBe('problem')
})
