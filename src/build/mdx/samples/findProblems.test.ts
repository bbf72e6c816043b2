import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { nativeCompiler } from './compiler'
import { findProblems } from './findProblems'
import type { SampleUnit } from './unitsOf'

const root = process.cwd()
const unit = (code: string, file = 'sample.tsx', more: Record<string, string> = {}): SampleUnit => ({
  file,
  files: new Map([[file, code], ...Object.entries(more)]),
})
const find = (...units: SampleUnit[]) => findProblems(nativeCompiler(root), root, units)

const temporary = mkdtempSync(path.join(tmpdir(), 'problems-'))
vi.stubEnv('TMPDIR', temporary)
vi.stubEnv('TEMP', temporary)
afterEach(() => expect(readdirSync(temporary), 'what is left').toEqual([]))
afterAll(() => rmSync(temporary, { recursive: true }))

it('finds what is wrong with each sample, and nothing of the files beside it', async () => {
  const beside = { 'Text.ts': `export const text: number = 'a'` }
  const found = await find(
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

it('names files by their places among the samples, whatever folder they stood in', async () => {
  const code = `import { make } from './Text'\ninterface P {\n  b: 1\n}\nexport const p: P = make()`
  const beside = { 'Text.ts': 'export interface P {\n  a: 1\n}\nexport const make = (): P => ({ a: 1 })' }
  expect((await find(unit('1'), unit(code, 'App.tsx', beside)))[1]?.map(({ message }) => message)).toEqual([
    `Property 'b' is missing in type 'import("unit-1/Text").P' but required in type 'P'.`,
  ])
})

it('finds wrong types beside samples that do not parse, which the compiler alone would not look for', async () => {
  const found = await find(
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

it.each([
  ['says nothing', ''],
  ['stops early', `unit-0/other.ts(1,1): warning`],
  ['speaks of something else', `../a.ts(1,1): error TS1: No.`],
])('throws when the compiler %s', async (_, output) => {
  const compiler = { version: '7', command: [process.execPath, '-p', JSON.stringify(output), '--'] } as const
  await expect(findProblems(compiler, root, [unit('1')])).rejects.toThrow(
    'The code samples could not be checked: ',
  )
})
