import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compileProject } from './compileProject'
import { placeErrors } from './placeErrors'

const files = { 'App.tsx': readFileSync('content/demos/Rules.tsx', 'utf8') }

const errors = (changed: Record<string, string>) =>
  placeErrors(compileProject(changed).problems, changed).map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  )

it.each([
  ['const = 1', 'App.tsx:1:7 Unexpected token.'],
  ['export const App = () => {\n  return <p>{f(a b)}</p>\n}\n', 'App.tsx:2:18 Unexpected “b”.'],
  ['const f = ({ a }: { a: number }) => (\n  a +\n)\n', 'App.tsx:3:1 Unexpected “)”.'],
  [
    'const f = () => {\n  if (1) {\n    f()\n}\n\n',
    'App.tsx:4:2 The code ends here, but a bracket, tag or quote is not closed.',
  ],
])('reports the error in %j with its position', (code, error) => {
  expect(errors({ 'App.tsx': code })).toEqual([error])
  // Together with the files of a lesson.
  expect(errors({ ...files, 'lib/Text.tsx': code })).toEqual([error.replace('App', 'lib/Text')])
})

it('never reports an error above its line, anywhere in an editor with rules', () => {
  const lines = files['App.tsx'].trimEnd().split('\n')
  const found = lines.flatMap((_, index) => {
    const changed = lines.map((line, at) => (at === index ? `${line} f(a b)` : line)).join('\n')
    return errors({ 'App.tsx': changed }).map((error) => Number(error.split(':')[1]) - index - 1)
  })
  expect(new Set(found)).toEqual(new Set([0]))
  expect(found.length).toBeGreaterThan(lines.length / 2)
})
