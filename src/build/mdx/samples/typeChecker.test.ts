import { beforeAll, expect, it } from 'vitest'
import type { CompilationUnit } from './compilationUnits'
import { loadTypeScript, type TypeChecker, typeChecker } from './typeChecker'

let check: TypeChecker
beforeAll(async () => {
  check = typeChecker(await loadTypeScript(), process.cwd())
})

const unit = (code: string, file = 'sample.tsx', more: Record<string, string> = {}): CompilationUnit => ({
  file,
  files: new Map([[file, code], ...Object.entries(more)]),
})
const issuesIn = (...units: CompilationUnit[]) => check(units).map(({ issues }) => issues)

it('reports issues in each sample, but not in files that it imports', () => {
  const beside = { 'Text.ts': `export const text: number = 'a'` }
  const found = issuesIn(
    unit(`import { text } from './Text'\n\nexport const a: string = text`, 'App.tsx', beside),
    unit(`import './App.css'\nexport const right = 1`, 'src/right.ts', { 'src/App.css': 'a {' }),
    unit(`export const f = (a) => a\nf.no()`, 'sample.js'),
  )
  expect(found).toEqual([
    [{ line: 3, message: "Type 'number' is not assignable to type 'string'." }],
    [],
    [{ line: 2, message: "Property 'no' does not exist on type '(a: any) => any'." }],
  ])
})

it('includes the explanation of an error, with file names as on the page', () => {
  const code = `import { make } from './Text'\ninterface P {\n  b: { c: 1 }\n}\nexport const p: P = make()\nexport const q: P = { b: { c: 2 } }\nexport const r: P = { b: p } satisfies object`
  const beside = { 'Text.ts': 'export interface P {\n  a: 1\n}\nexport const make = (): P => ({ a: 1 })' }
  expect(issuesIn(unit(code, 'App.tsx', beside))[0]?.map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "Property 'b' is missing in type 'import("Text").P' but required in type 'P'.",
      "Type '2' is not assignable to type '1'.",
      "Type '{ b: P; }' is not assignable to type 'P'.   Types of property 'b' are incompatible.     Property 'c' is missing in type 'P' but required in type '{ c: 1; }'.",
    ]
  `)
})

it('checks types when other samples do not parse', () => {
  const found = issuesIn(
    unit('export const a = ('),
    unit(`export const b: string = 1`),
    unit(`import { text } from './Text'\nexport const c = text`, 'App.tsx', {
      'Text.ts': 'export const text = [',
    }),
    unit('export const d = 1'),
    unit(`export const e: string = 1`, 'sample.jsx'),
  )
  expect(found).toEqual([
    [{ line: 1, message: 'Expression expected.' }],
    [{ line: 1, message: "Type 'number' is not assignable to type 'string'." }],
    [{ line: 1, message: "It imports a file that does not parse: ']' expected." }],
    [],
    [{ line: 1, message: 'Type annotations can only be used in TypeScript files.' }],
  ])
})

it('keeps samples apart, in one call and in several', () => {
  const app = (expected: string) => `import { a } from './a'\nexport const b: ${expected} = a`
  const beside = (value: string) => ({ 'a.ts': `export const a = ${value}` })
  const number = unit(app('number'), 'App.tsx', beside('1'))
  const string = unit(app('string'), 'App.tsx', beside(`'1'`))
  expect(issuesIn(number, string)).toEqual([[], []])
  expect(issuesIn(string)).toEqual([[]])
})

it('finds the same types whatever was checked before', () => {
  const notes = unit(
    `import { useEditor } from '@craftjs/core'\nexport const { actions, query } = useEditor()`,
  )
  const others = [
    unit(
      `import { Editor } from '@craftjs/core'\nexport const keys: 'history' | 'getState' | 'setDOM' = 'setDOM'\nexport const a = Editor`,
    ),
    unit(
      `import { useNode } from '@craftjs/core'\nexport const b = (c: HTMLElement | string) => useNode(() => ({ c }))`,
    ),
  ]
  expect(check([...others, notes]).at(-1)).toEqual(check([notes])[0])
})

it('names the packages that a sample imports, or else TypeScript', () => {
  const against = check([
    unit(
      `import { Editor } from '@craftjs/core'\nimport { Layers } from '@craftjs/layers'\nexport { Editor, Layers }`,
    ),
    unit('export const a = 1'),
  ]).map(({ against }) => against)
  expect(against).toEqual([['@craftjs/core 0.2.12', '@craftjs/layers 0.2.7'], ['TypeScript 5.9.3']])
})
