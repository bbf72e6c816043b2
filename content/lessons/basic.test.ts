import { expect, it } from 'vitest'
import type { LessonSnapshot, SnapshotNode } from '../../src/model/lesson'
import { emptySnapshot } from '../../src/fixtures/emptyStates'
import { lessonChecks } from './index'

const node = (type: string, more: Partial<SnapshotNode> = {}): SnapshotNode => ({
  ...{ type, props: {}, isCanvas: false, parent: null, nodes: [], linkedNodes: {} },
  ...more,
})
const text = (words: string, parent = 'ROOT') => node('Text', { props: { text: words }, parent })
const canvas = (type: string, nodes: string[], parent: string | null = null) =>
  node(type, { isCanvas: true, nodes, parent })
const call = (component: string, args: string, answer: string) => ({
  ...{ component, rule: 'canMoveIn', args, answer, isDragging: true },
})

const swapped = { ROOT: canvas('div', ['b', 'a']), a: text('First'), b: text('Second') }
const initial = { ...swapped, ROOT: canvas('div', ['a', 'b']) }
const app = 'const Text = 0; <Text text="First" /><Text text="Second" /> drag'
const red = call('Slot', 'incoming: Box x, self: Slot y', 'false')
const green = call('Slot', 'incoming: Text x, self: Slot y', 'true')
const sized = (size: unknown) => ({ a: node('Text', { props: { size } }) })
const defaults = 'Text.craft = { props: { size: 16 } }'

// e2e/playground/lesson.spec.ts tests that readers' code leads to these hints.
// prettier-ignore
it.each<[step: string, verdict: true | null | RegExp, snapshot: Partial<LessonSnapshot>, code?: string]>([
  ['drag', null, { nodes: initial }, app],
  ['drag', true, { nodes: swapped, changes: ['Move within div'] }, app],
  ['drag', null, { nodes: initial, changes: ['Move within div'] }, app],
  ['drag', /swapped/, { nodes: swapped }, app],
  ['drag', /Hold the mouse.*press Up or Down/, { nodes: initial, selected: ['a'] }, app],
  ['drag', /Without drag/, { nodes: initial }, `// drag\n${app.replace('drag', '')}`],
  ['canvas', true, { nodes: { ROOT: canvas('div', []), b: canvas('Box', []), a: text('Stuck') }, changes: ['Move Text'] }],
  ['canvas', /Move “Stuck”/, { nodes: { b: canvas('Box', ['a']), a: text('Stuck', 'b') }, changes: ['Move within div'] }],
  ['canvas', /parent of “Stuck”/, { nodes: { b: node('Box'), a: text('Stuck', 'b') }, changes: ['Move within div'] }],
  ['card', null, { nodes: { c: node('Card', { linkedNodes: { body: 's' } }), s: canvas('Box', []) } }],
  ['card', true, { nodes: { c: node('Card', { linkedNodes: { x: 's' } }), s: canvas('Box', ['a']) }, changes: ['Move Text'] }],
  // Elements created by the code do not count as dropped.
  ['card', null, { nodes: { c: node('Card', { linkedNodes: { x: 's' } }), s: canvas('Box', ['a']) } }],
  ['rule', true, { calls: [green, red] }],
  ['rule', /move a text/, { calls: [red] }],
  ['rule', /drag the empty box.*select the empty box/, { calls: [green] }],
  ['rule', /drag the box with “Free”/, { calls: [green], nodes: { b: canvas('Box', ['a'], 'ROOT'), a: text('Free', 'b') } }],
  ['rule', /refuses texts/, { calls: [red, { ...green, answer: 'false' }] }],
  ['toolbox', true, { changes: ['Add Text'] }],
  ['toolbox', null, {}],
  ['select', true, { nodes: { a: text('First') }, selected: ['a'], marked: ['a'] }, 'node.events.selected'],
  ['select', null, { nodes: { a: text('First') } }, 'node.events.selected'],
  ['select', /does not show it/, { nodes: { a: text('First') }, selected: ['a'] }, 'node.events.selected'],
  ['select', null, { nodes: { a: text('First') }, selected: ['a'], marked: ['a'] }, ''],
  ['select', /parentheses/, {}, 'useNode((node) => { selected: node.events.selected })'],
  ['select-1', null, { nodes: { a: text('First') }, selected: ['a'], marked: ['a'] }],
  ['select-2', true, { nodes: { a: text('First') }, hovered: ['a'], marked: ['a'] }],
  ['select-2', null, { nodes: { a: text('First') }, hovered: ['a'], selected: ['a'], marked: ['a'] }],
  ['edit', true, { changes: ['Set text of Text'] }],
  ['edit', null, { changes: ['Move Text'] }],
  ['edit', /ignores/, {}, 'setProp((props) => ({ ...props, text: words }))'],
  ['card', /without importing it/, {}, '<Element id="body" is={Box} canvas />'],
  ['toolbox', /with angle brackets/, {}, 'create(el, Text)'],
  ['settings', true, { changes: ['Set size of Text'] }],
  ['settings', null, { changes: ['Set text of Text'] }],
  ['defaults', true, { nodes: sized(16), selected: ['a'] }, defaults],
  ['defaults', null, { nodes: sized(16) }, defaults],
  ['defaults', /from the toolbox will not/, { nodes: sized(16), selected: ['a'] }, ''],
  ['defaults', null, { nodes: sized(undefined), selected: ['a'] }, ''],
  ['undo', true, { undone: 1 }, 'actions.history.undo()'],
  ['undo', null, { undone: 1 }, ''],
  ['save', true, { changes: ['Load a page'] }, 'actions.deserialize(saved)'],
  ['save', null, { changes: ['Load a page'] }, '// deserialize'],
])('the check of “%s” returns %s', (step, verdict, snapshot, code = '') => {
  const files = Object.fromEntries(['App', 'blocks', 'Undo', 'Save'].map((name) => [`${name}.tsx`, code]))
  const said = lessonChecks.basic?.[`lesson-${step}`]?.({ ...emptySnapshot, files, ...snapshot })
  if (verdict instanceof RegExp) expect(JSON.stringify(said)).toMatch(verdict)
  else expect(said).toBe(verdict)
})
