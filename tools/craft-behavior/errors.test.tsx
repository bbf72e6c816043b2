import * as core from '@craftjs/core'
import * as utils from '@craftjs/utils'
import { act, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import * as React from 'react'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { Box, Catch, editor, Probe, Text, useBlock } from './craft'

const source = readFileSync('content/docs/api/errors.mdx', 'utf8')

interface Entry {
  heading: string
  message: string
  sample: string
}

/** Each entry of the doc: its message, in code or in a fence of text, and a sample that throws it. */
const entries = source
  .split(/^(?=##)/m)
  .filter((section) => section.startsWith('### '))
  .map((section): Entry => ({
    heading: /^### (.+)/.exec(section)?.[1] ?? '',
    message:
      (/^```text\n([^]*?)\n```$/m.exec(section) ?? /^(?:``(.+)``|`(.+)`)$/m.exec(section))
        ?.slice(1)
        .find((each) => each !== undefined) ?? '',
    sample: /^```tsx fragment="throws this error"\n([^]*?)^```$/m.exec(section)?.[1] ?? '',
  }))

const no = () => false
const Picky: core.UserComponent<{ children?: React.ReactNode }> = ({ children }) => (
  <div ref={useBlock()}>{children}</div>
)
Picky.craft = { rules: { canDrag: no, canDrop: no, canMoveIn: no, canMoveOut: no } }

const node = (
  resolvedName: string,
  parent: string | null,
  nodes: string[] = [],
  isCanvas = nodes.length > 0,
) => ({
  type: { resolvedName },
  isCanvas,
  props: {},
  displayName: resolvedName,
  custom: {},
  parent,
  hidden: false,
  nodes,
  linkedNodes: {},
})
/** The page that the doc describes. */
const page = JSON.stringify({
  ROOT: node('Box', null, ['text', 'box', 'row', 'picky']),
  text: node('Text', 'ROOT'),
  box: node('Box', 'ROOT', [], true),
  row: node('Box', 'ROOT', ['label'], false),
  label: node('Text', 'row'),
  picky: node('Picky', 'ROOT', ['inside']),
  inside: node('Text', 'picky'),
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

/** What a sample throws: while it runs, or while what it exports or changes is rendered. */
function thrownBy(sample: string): string {
  const exports: { App?: React.ComponentType } = {}
  const run = new Function(
    'exports',
    'require',
    'React',
    'Text',
    'Box',
    'actions',
    'query',
    compiled(sample),
  ) as (...values: unknown[]) => void
  const isApp = sample.includes('export function App')
  render(
    <Catch>
      {isApp ? null : (
        <core.Editor resolver={{ Text, Box, Picky }}>
          <Probe />
          <core.Frame data={page} />
        </core.Editor>
      )}
    </Catch>,
  )
  try {
    const { actions, query } = isApp ? ({} as typeof editor) : editor
    act(() => run(exports, (name: string) => modules[name], React, Text, Box, actions, query))
    const { App } = exports
    if (App)
      render(
        <Catch>
          <App />
        </Catch>,
      )
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return screen.queryByRole('alert')?.textContent ?? 'nothing'
}

it.each(entries)('The sample of $heading throws its message', ({ message, sample }) => {
  expect(message).not.toBe('')
  expect(thrownBy(sample).trimEnd()).toBe(message)
})

it('The doc has every message of the package', () => {
  const constants = Object.entries(utils).flatMap(([name, value]) =>
    name.startsWith('ERROR_') && typeof value === 'string' ? [value] : [],
  )
  const code = readFileSync('node_modules/@craftjs/utils/dist/esm/index.js', 'utf8')
  const written = [...code.matchAll(/\b\w+\("string"!=typeof \w+,"([^"]+)"\)/g)].map(
    ([, message = '']) => message,
  )
  expect(written).toHaveLength(1)
  const messages = [...constants, ...written]
  expect(entries.length).toBeGreaterThan(20)
  expect(messages.length).toBeGreaterThan(20)
  for (const message of messages) {
    const [start = ''] = message.split(/%|\n/)
    expect(source).toContain(start.trimEnd())
  }
})
