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

it('Regions are the lines between two comments, moved to the left, and may lie in each other', () => {
  expect(Object.fromEntries(markedCode(CODE).regions)).toEqual({
    hook: "export function useTitle() {\n  const { query } = useEditor()\n\n  return query.node('ROOT')\n}",
    first: "const { query } = useEditor()\n\nreturn query.node('ROOT')",
    markup: '<p>\n  Text\n</p>',
    rest: "const last = '#region'",
  })
})

it('A whole file is shown without the comments that mark regions', () => {
  const { whole } = markedCode(CODE)
  expect(whole).not.toMatch(/#(end)?region \w|#endregion/)
  expect(whole.split('\n')).toHaveLength(11)
})
