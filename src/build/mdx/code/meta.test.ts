import { describe, expect, it } from 'vitest'
import { type CodeMeta, parseCodeMeta } from './meta'

/** The meta of a fence around ten lines. */
function parsed(source: string): CodeMeta {
  const meta = parseCodeMeta(source, 10)
  if ('problem' in meta) throw new Error(meta.problem)
  return meta
}

describe('parseCodeMeta', () => {
  it('has defaults', () => {
    expect(parsed('')).toEqual({
      title: null,
      fragment: null,
      showLineNumbers: false,
      wrap: false,
      run: false,
      hunks: false,
      fold: null,
      highlight: new Set(),
      ins: new Set(),
      del: new Set(),
      focus: new Set(),
    })
  })

  it('parses all options, in any order', () => {
    expect(
      parsed(
        'wrap title="My {App} file.tsx" {1,3-5} ins={2} showLineNumbers del={ 6 , 7 } focus={10} run hunks fold={12} fragment=\'cut "here"\'',
      ),
    ).toEqual({
      title: 'My {App} file.tsx',
      fragment: 'cut "here"',
      showLineNumbers: true,
      wrap: true,
      run: true,
      hunks: true,
      fold: 12,
      highlight: new Set([1, 3, 4, 5]),
      ins: new Set([2]),
      del: new Set([6, 7]),
      focus: new Set([10]),
    })
  })
})
