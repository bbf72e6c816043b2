import { expect, it } from 'vitest'
import { announcementStyle } from './announcementStyle'

const bar = { id: 'react-19', content: '', backgroundColor: '#123524', textColor: 'white', isCloseable: true }

it('colors the bar and hides it for who dismissed it', () => {
  expect(announcementStyle(bar)).toMatchInlineSnapshot(
    `"[data-announcement]{background:#123524;color:white}[data-dismissed="react-19"] [data-announcement]{display:none}"`,
  )
})

it.each([
  [{ ...bar, textColor: 'red}body{display:none' }],
  [{ ...bar, backgroundColor: 'url(//x)</style>' }],
  [{ ...bar, id: '"]{}' }],
])('refuses what would end a rule', (bad) => {
  expect(() => announcementStyle(bad)).toThrow(/^The announcement bar's/)
})
