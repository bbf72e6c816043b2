import { expect, it } from 'vitest'
import { type CodeMeta, parseCodeMeta } from './meta'

/** The meta of a fence around ten lines. */
function parsed(source: string): CodeMeta {
  const meta = parseCodeMeta(source, 10)
  if ('problem' in meta) throw new Error(meta.problem)
  return meta
}

it('has defaults', () => {
  const { highlight, ins, del, ...others } = parsed('')
  expect([highlight, ins, del].flatMap((lines) => [...lines])).toEqual([])
  expect(Object.values(others).filter(Boolean)).toEqual([])
})

it('parses all options, in any order', () => {
  const lines = '{1,3-5} ins={2} del={ 6 , 7 }'
  expect(parsed(`wrap title="My {App} file.tsx" ${lines} run hunks fold={12} fragment='cut "here"'`)).toEqual(
    {
      title: 'My {App} file.tsx',
      fragment: 'cut "here"',
      wrap: true,
      run: true,
      hunks: true,
      fold: 12,
      highlight: new Set([1, 3, 4, 5]),
      ins: new Set([2]),
      del: new Set([6, 7]),
    },
  )
})
