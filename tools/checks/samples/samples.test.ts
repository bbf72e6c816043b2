import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { compileBody } from '../../../src/build/mdx'
import type { WrittenCode } from '../../../src/model/body'
import { temporaryFolder } from '../../../src/fixtures/temporaryFolder'
import { checkDownloads } from './checkDownloads'
import { checkSamples } from './checkSamples'
import { compileUnits } from './compileUnits'

const sample = (code: string, more: Partial<WrittenCode> = {}): WrittenCode => ({
  language: 'tsx',
  code,
  title: null,
  fragment: null,
  run: false,
  section: 0,
  line: 10,
  ...more,
})

/** Error messages for the samples of one page. */
const errorsOf = (code: WrittenCode[], root = process.cwd()): string[] =>
  checkSamples([{ path: 'content/docs/a.mdx', code }], root).map(({ message }) => message)
const firstLines = (errors: string[]) => errors.map((message) => message.split('\n')[0])

it('A sample compiles in strict mode with the package, and only others are marked “Not compiled”', async () => {
  const hide = `import { useNode } from '@craftjs/core'\n\nexport const a = () => useNode().hide()`
  const strict = `import { useState } from 'react'\nexport const f = (a) => a`
  const loose = `export const f = (a) => a\n'a'.hide()`
  const wrong = 'export const wrong: string = 1'
  const body = await compileBody(
    `Text.\n\n\`\`\`tsx title="A.tsx"\n${wrong}\n\`\`\`\n\n\`\`\`js\nfetch().no()\n\`\`\`\n\n` +
      `\`\`\`tsx fragment="part"\n${wrong}\n\`\`\`\n\n\`\`\`json\n"right"\n\`\`\`\n`,
    { path: 'content/docs/a.mdx', lineOffset: 4 },
  )
  const hasMark = body.nodes.map((node) => JSON.stringify(node).includes('Not compiled'))
  expect(hasMark).toEqual([false, false, false, true, false])
  const samples = [
    sample(hide, { title: 'Text.tsx', line: 20 }),
    sample(strict, { line: 30 }),
    sample(loose, { line: 40, language: 'jsx' }),
  ]
  const [first, ...others] = errorsOf([...samples, ...body.code])
  expect(first).toMatchInlineSnapshot(`
    "content/docs/a.mdx:22: the sample “Text.tsx” does not compile: Property 'hide' does not exist on type 'Omit<Omit<useInternalEditorReturnType<null>, "query" | "actions" | "connectors"> & { id: string; related: boolean; inNodeContext: boolean; actions: { ...; }; connectors: ChainableConnectors<...>; }, "actions" | ... 3 more ... | "inNodeContext"> & { ...; }'.

      22 | export const a = () => useNode().hide()

    Correct it. If the code is not meant to be complete, add the reason to its first line: fragment="…"."
  `)
  expect(firstLines(others)).toEqual([
    "content/docs/a.mdx:30: the sample does not compile: 'useState' is declared but its value is never read.",
    "content/docs/a.mdx:31: the sample does not compile: Parameter 'a' implicitly has an 'any' type.",
    `content/docs/a.mdx:41: the sample does not compile: Property 'hide' does not exist on type '"a"'.`,
    "content/docs/a.mdx:8: the sample “A.tsx” does not compile: Type 'number' is not assignable to type 'string'.",
    'content/docs/a.mdx:12: the sample does not compile: Expected 1-2 arguments, but got 0.',
    "content/docs/a.mdx:12: the sample does not compile: Property 'no' does not exist on type 'Promise<Response>'.",
  ])
})

it('A fragment must parse in at least one context', () => {
  const parts = ['<A />\n<B />', 'a: 1, b: 2', 'render() { return null }', '{ a: 1 }', 'type A = 1']
  for (const code of parts) expect(errorsOf([sample(code, { fragment: 'part' })])).toEqual([])
  expect(errorsOf([sample('const a =\n<p>', { fragment: 'part' })])).toMatchInlineSnapshot(`
      [
        "content/docs/a.mdx:11: the sample does not parse: JSX element 'p' has no corresponding closing tag.

        11 | <p>

      Correct it. Code that need not compile must parse.",
        "content/docs/a.mdx:11: the sample does not parse: '</' expected.

        11 | <p>

      Correct it. Code that need not compile must parse.",
      ]
  `)
})

it('JSON must parse', () => {
  const json = (code: string) => firstLines(errorsOf([sample(code, { language: 'json' })]))
  expect(json('{\n  "a": 1,\n}')[0]).toMatch(
    /^content\/docs\/a\.mdx:1\d: the sample does not parse: SyntaxError: /,
  )
  expect(json('{ "a": 1 }')).toEqual([])
})

const { at, write } = temporaryFolder()

it('A sample fails when a file of the Basic example that it imports has changed', () => {
  const app = sample(`import { Text } from './Text'\nexport const App = Text`, { title: 'src/App.tsx' })
  const file = 'examples/basic/src/Text.tsx'
  symlinkSync(path.resolve('node_modules'), at('node_modules'))
  write(file, 'export const Label = 1')
  expect(firstLines(errorsOf([app], at()))).toEqual([
    `content/docs/a.mdx:10: the sample “src/App.tsx” does not compile: Module '"./Text"' has no exported member 'Text'.`,
  ])
})

it('A sample fails when the playground cannot show it', () => {
  const editor = `import { Editor } from '@craftjs/core'\nexport const App = () => <Editor />`
  write('content/demos/Demo.tsx', editor)
  write(
    'content/wrappers/Day.tsx',
    `import { Editor } from '@craftjs/core'
     import { Sample } from './Sample'
     export const App = () => <Editor><Sample at={3} /></Editor>`,
  )
  write('content/snippets/EmptyEditor.tsx', editor)
  symlinkSync(path.resolve('node_modules'), at('node_modules'))
  const code = 'export const Tag = ({ at }: { at: Date }) => <i>{at.getDay()}</i>'
  const pageWith = (path: string, more: Partial<WrittenCode>) => ({
    path,
    code: [sample(code, { title: 'Tag.tsx', run: true, ...more })],
  })
  const pages = [pageWith('content/docs/a.mdx', { wrapper: 'Day' }), pageWith('content/docs/b.mdx', {})]
  expect(firstLines(checkDownloads(pages, at()).map(({ message }) => message))).toEqual([
    "the playground cannot show Tag.tsx of “content/docs/a.mdx”: App.tsx:3: Type 'number' is not assignable to type 'Date'.",
    'the playground cannot show Tag.tsx of “content/docs/b.mdx”: it renders no <Editor>.',
  ])
})

const unit = (code: string, file = 'sample.tsx', more: Record<string, string> = {}) => ({
  file,
  files: new Map([[file, code], ...Object.entries(more)]),
})

it('Compilation units report their own issues, not those of imported files', () => {
  const beside = { 'Text.ts': `export const text: number = 'a'` }
  const issues = compileUnits(
    [
      unit(`import { text } from './Text'\n\nexport const a: string = text`, 'App.tsx', beside),
      unit(`import './App.css'\nexport const right = 1`, 'src/right.ts', { 'src/App.css': 'a {' }),
      unit(`import { text } from './Text'\nexport const c: string = text`, 'App.tsx', {
        'Text.ts': 'export const text = [',
      }),
      unit(`import { text } from './Text'\nexport const d: string = text`, 'App.tsx', {
        'Text.ts': `export const text = 'a'`,
      }),
      unit(`export const e: string = 1`, 'sample.jsx'),
    ],
    process.cwd(),
  )
  expect(issues).toEqual([
    [{ line: 3, message: "Type 'number' is not assignable to type 'string'." }],
    [],
    [{ line: 1, message: "It imports a file that does not parse: ']' expected." }],
    [],
    [{ line: 1, message: 'Type annotations can only be used in TypeScript files.' }],
  ])
})
