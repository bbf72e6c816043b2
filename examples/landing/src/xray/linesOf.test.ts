import type { SerializedNodes } from '@craftjs/core'
import { expect, test } from 'vitest'
import { linesOf } from './linesOf'

test('the lines of all blocks are the JSON of the page, with lists on one line', () => {
  const nodes = {
    ROOT: { props: { margin: [0, 8], text: 'a' }, nodes: ['b1', 'b2'] },
    b1: { props: {}, nodes: [] },
  } as unknown as SerializedNodes
  const blocks = linesOf(nodes)
  const text = blocks.flatMap(({ lines }) => lines).join('\n')
  expect(JSON.parse(`{${text}}`)).toEqual(nodes)
  expect(blocks.map(({ id }) => id)).toEqual(['ROOT', 'b1'])
  expect(blocks[0]?.lines).toContain('    "margin": [ 0, 8 ],')
})
