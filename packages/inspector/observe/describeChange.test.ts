// @vitest-environment jsdom
import type { EditorState } from '@craftjs/core'
import { expect, it } from 'vitest'
import { describeChange } from './describeChange'

const state = {
  nodes: { a: { data: { displayName: 'Button' } }, ROOT: { data: { displayName: 'Page' } } },
} as unknown as EditorState

// prettier-ignore
it.each([
  ['Add Text', [{ op: 'add', path: ['nodes', 'b'], value: { data: { displayName: 'Text' } } }]],
  ['Delete a Node', [{ op: 'remove', path: ['nodes', 'b'] }]],
  ['Delete 2 Nodes', [{ op: 'remove', path: ['nodes', 'b'] }, { op: 'remove', path: ['nodes', 'c'] }]],
  ['Move Button', [{ op: 'replace', path: ['nodes', 'a', 'data', 'parent'], value: 'x' }]],
  ['Set text of Button', [{ op: 'replace', path: ['nodes', 'a', 'data', 'props', 'text'], value: 'x' }]],
  ['Hide Button', [{ op: 'replace', path: ['nodes', 'a', 'data', 'hidden'], value: true }]],
  ['Move within Page', [{ op: 'replace', path: ['nodes', 'ROOT', 'data', 'nodes', 0], value: 'a' }]],
  ['Set text of a deleted Node', [{ op: 'replace', path: ['nodes', 'z', 'data', 'props', 'text'] }]],
  ['Load a page', [{ op: 'replace', path: ['nodes'], value: {} }]],
  ['Change', [{ op: 'replace', path: ['options', 'enabled'], value: false }]],
])('says “%s”', (words, patches) => {
  expect(describeChange(patches, state)).toBe(words)
})
