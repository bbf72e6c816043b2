import { expect, it } from 'vitest'
import { markedCode } from './regions'

const CODE = `import { useEditor } from '@craftjs/core'

// #region hook
export function useTitle() {
  // #region first
  const { query } = useEditor()

  return query.node('ROOT')
  // #endregion
}
// #endregion
  {/* #region markup */}
  <p>
    Text
  </p>
  {/* #endregion */}
// #region rest
const last = '#region'
`

it('Regions are the dedented lines between two comments, and can be nested', () => {
  expect(Object.fromEntries(markedCode(CODE).regions)).toEqual({
    hook: "export function useTitle() {\n  const { query } = useEditor()\n\n  return query.node('ROOT')\n}",
    first: "const { query } = useEditor()\n\nreturn query.node('ROOT')",
    markup: '<p>\n  Text\n</p>',
    rest: "const last = '#region'",
  })
})

it('A whole file is shown without its region comments', () => {
  const { whole } = markedCode(CODE)
  expect(whole).not.toMatch(/#(end)?region \w|#endregion/)
  expect(whole.split('\n')).toHaveLength(11)
})

it('A region must have two markers and a unique name', () => {
  const mistakeIn = (...lines: string[]) => markedCode(lines.join('\n')).mistake
  const [one, end] = ['// #region one', '// #endregion']
  expect(markedCode(CODE.replace('// #region rest\n', '')).mistake).toBeNull()
  expect(mistakeIn('// #region', end, '// #region', end)).toBeNull()
  expect(mistakeIn('a', one, 'b')).toEqual({ line: 2, problem: 'the region “one” is never closed' })
  expect(mistakeIn('a', end)).toEqual({ line: 2, problem: 'this “#endregion” closes nothing' })
  expect(mistakeIn(one, end, one, end)).toEqual({ line: 3, problem: 'there is a second region “one”' })
})
