import type { Node, NodeHelpersType } from '@craftjs/core'
import { expect, test } from 'vitest'
import { onlyInside, placeRules, rulesOfPlace } from './places'

const node = (data: Partial<Node['data']>, info = {}) =>
  ({ id: 'bar', data: { parent: null, nodes: [], ...data }, info }) as unknown as Node
// No Node is locked, and none is inside another one.
const helpers = (() => ({
  get: () => undefined,
  ancestors: () => [],
  descendants: () => [],
})) as unknown as NodeHelpersType

const bar = node({ nodes: ['first'] })
const button = node({}, onlyInside('Bar'))
const inBar = node({ parent: 'bar' }, onlyInside('Bar'))
const { canMoveIn: intoBar } = rulesOfPlace('Bar', 2)

test.each([
  ['a bar', 'a button', intoBar, [button], true],
  ['a bar', 'a second and a third', intoBar, [button, button], false],
  ['a bar', 'its own button and another', intoBar, [inBar, button], true],
  ['a bar', 'a text', intoBar, [node({})], false],
  ['any place', 'a text', placeRules.canMoveIn, [node({})], true],
  ['any place', 'a button', placeRules.canMoveIn, [button], false],
])('Into %s: %s', (_place, _what, canMoveIn, incoming, expected) => {
  expect(canMoveIn(incoming, bar, helpers)).toBe(expected)
})
