import { expect, it } from 'vitest'
import { compileProject } from './compileProject'

const problems = (files: Record<string, string>) =>
  compileProject(files).problems.map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  )

/** Runs the exports of a file with `code`. */
function run(code: string, guard: () => void) {
  const compiled = compileProject({ 'App.tsx': code })
  expect(compiled.problems).toEqual([])
  const module = { exports: {} as Record<string, unknown> }
  new Function('require', 'module', 'exports', compiled.guard, compiled.modules[0]!.code)(
    (name: string) => ({ jsx: (type: unknown, props: object) => ({ type, name, ...props }) }),
    module,
    module.exports,
    guard,
  )
  return module.exports
}

it('compiles TypeScript and JSX to CommonJS, guards every loop and function, and keeps line numbers', () => {
  const code = [
    'let n: number = 0',
    'export const App = () => <p title={n} />',
    'export function f(x: number) { return x }',
    'for (let i = 0; i < 3; i++) n++',
    'while (n < 5) { n++ }',
    'do n++; while (n < 7)',
    'for (const key of [1, 2]) for (const other in { a: 1 }) n += key + other.length - 1',
    'export class C { get a() { return n } static s = () => (1, 2) }',
  ].join('\n')
  let calls = 0
  const exports = run(code, () => calls++)
  expect(calls).toBe(3 + 2 + 2 + 4)
  expect((exports.App as () => unknown)()).toEqual({ type: 'p', title: 10, name: 'react/jsx-runtime' })
  expect((exports.f as (x: number) => number)(4)).toBe(4)
  const C = exports.C as { new (): { a: number }; s: () => number }
  expect([new C().a, C.s()]).toEqual([10, 2])
  expect(calls).toBe(11 + 4)
  expect(compileProject({ 'App.tsx': code }).modules[0]!.code.split('\n')).toHaveLength(8)
})

it.each([
  ['export const App = () => (\n  <p>\n)', ['App.tsx:1:23 Unexpected token, expected ";".']],
  ['const a = <b.c>{<i x={1 / 2} />}<></>\n</b>', ['App.tsx:2:1 </b> closes <b.c>. Write </b.c>.']],
  ['const a = 1\nconst a = 2', ["App.tsx:2:null Identifier 'a' has already been declared."]],
  [
    `import { a } from './a'\nimport b from "lodash"\nconsole.log(a, b)`,
    [
      'App.tsx:1:19 The file “./a” does not exist.',
      'App.tsx:2:15 The playground does not have the package “lodash”. It has react, react/jsx-runtime, react-dom, react-dom/client, @craftjs/core, @craftjs/layers, parse5.',
    ],
  ],
])('reports the problem in %j with its position', (code, messages) => {
  expect(problems({ 'App.tsx': code })).toEqual(messages)
  // The rest is the engine's message, which differs.
  expect(problems({ 'a.json': '{' })[0]).toMatch(/^a\.json:1:1 The file is not valid JSON: SyntaxError: ./)
})

it('returns the packages to fetch, and an unpredictable name for the guard', () => {
  const code = `import { Layers } from '@craftjs/layers'\nexport const App = Layers`
  const { packages, guard } = compileProject({ 'App.tsx': code })
  expect(packages).toEqual(['@craftjs/layers'])
  expect(guard).not.toBe(compileProject({}).guard)
})
