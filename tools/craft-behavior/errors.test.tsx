import * as core from '@craftjs/core'
import * as utils from '@craftjs/utils'
import { render, screen } from '@testing-library/react'
import { toString } from 'mdast-util-to-string'
import { readFileSync } from 'node:fs'
import * as React from 'react'
import ts from 'typescript'
import { expect, it, vi } from 'vitest'
import { parseMdx } from '../checks/markdown'
import { setProps } from '../../src/fixtures/craft/actions'
import { box, text } from './brokenPages'
import { Box, boxWith, Text } from '../../src/fixtures/craft/blocks'
import { editor, editorWith } from '../../src/fixtures/craft/craft'
import { Catch, messageOf } from '../../src/fixtures/craft/events'

const source = readFileSync('content/docs/api/errors.mdx', 'utf8')

/** The doc's entries: each has a message, in inline code or a `text` fence, and a sample that throws it. */
const entries: { heading: string; depth: number; message: string; sample: string }[] = []
for (const node of parseMdx(source).children) {
  if (node.type === 'heading')
    entries.push({ heading: toString(node), depth: node.depth, message: '', sample: '' })
  const entry = entries.at(-1)
  const [only, ...more] = node.type === 'paragraph' ? node.children : [node]
  if (entry === undefined || more.length > 0) continue
  const isMessage = only?.type === 'inlineCode' || (only?.type === 'code' && only.lang === 'text')
  if (isMessage) entry.message ||= only.value
  if (only?.type === 'code' && only.meta === 'fragment="throws this error"') entry.sample = only.value
}
const samples = entries.filter(({ depth }) => depth === 3)

const no = () => false
const Picky = boxWith({ rules: { canDrag: no, canDrop: no, canMoveIn: no, canMoveOut: no } })

/** The page described in the doc. */
const page = JSON.stringify({
  ROOT: box(['text', 'box', 'row', 'picky']),
  text: text(),
  box: box([], { parent: 'ROOT' }),
  row: box(['label'], { parent: 'ROOT', isCanvas: false }),
  label: text({ parent: 'row' }),
  picky: box(['inside'], { type: { resolvedName: 'Picky' }, parent: 'ROOT' }),
  inside: text({ parent: 'picky' }),
})

const compiled = (sample: string) =>
  ts.transpileModule(sample, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      jsx: ts.JsxEmit.React,
      target: ts.ScriptTarget.ES2022,
    },
    fileName: 'sample.tsx',
  }).outputText

const modules: Record<string, unknown> = { '@craftjs/core': core, react: React }

/** The message that a sample throws, either as it runs or as its exports or changes render. */
function thrownBy(sample: string): string {
  render(<Catch>{editorWith({ data: page }, { resolver: { Text, Box, Picky } })}</Catch>)
  const names = { Text, Box, React, ...editor, exports: {} as { App?: React.ComponentType } }
  const run = new Function('require', ...Object.keys(names), compiled(sample)) as (
    ...values: unknown[]
  ) => void
  const thrown = messageOf(() => {
    run((name: string) => modules[name], ...Object.values(names))
    const { App } = names.exports
    if (App) render(<Catch children={<App />} />)
  })
  return screen.queryByRole('alert')?.textContent ?? thrown
}

it.each(samples)('The sample of $heading throws its message', ({ message, sample }) => {
  expect(message).not.toBe('')
  const [thrown = ''] = thrownBy(sample).trimEnd().split('\n    --> ')
  expect(thrown).toBe(message)
})

it.each<[string, (count: number) => number, calls: number | null]>([
  ['overflows the stack with a warning if every call makes a new change', (count) => count, null],
  ['is called only once more if the second call changes nothing', () => 1, 2],
])('onNodesChange that changes a Node %s', (_, next, calls) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  let count = 0
  const change = () => setProps('text', { count: next(count++) })
  render(editorWith({ data: page }, { components: { Picky }, onNodesChange: change }))
  setProps('text', { text: 'changed' })
  if (calls === null)
    expect(String(warn.mock.calls[0]?.[0])).toBe('RangeError: Maximum call stack size exceeded')
  else expect([count, warn.mock.calls.length]).toEqual([calls, 0])
})

it('The doc lists every message of the package', () => {
  const constants = Object.entries(utils).flatMap(([name, value]) =>
    name.startsWith('ERROR_') && typeof value === 'string' ? [value] : [],
  )
  const code = readFileSync('node_modules/@craftjs/utils/dist/esm/index.js', 'utf8')
  const written = [...code.matchAll(/\b\w+\("string"!=typeof \w+,"([^"]+)"\)/g)].map(
    ([, message = '']) => message,
  )
  expect(written).toHaveLength(1)
  const messages = [...constants, ...written]
  expect(samples.length).toBeGreaterThan(20)
  expect(messages.length).toBeGreaterThan(20)
  for (const message of messages) {
    const [start = ''] = message.split(/%|\n/)
    expect(source).toContain(start.trimEnd())
  }
})
