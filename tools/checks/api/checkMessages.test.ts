import { expect, it } from 'vitest'
import { checkMessages, readMessages } from './checkMessages'

it('finds messages in their own words, whatever the package fills in', () => {
  const { quoted, failures } = checkMessages(
    { ERROR_A: 'The type (%type%) is unknown\n\nMore info: https://a.b', ERROR_B: 'Gone' },
    ['It says `The type\n(Card) is unknown`.'],
  )
  expect(quoted).toBe(1)
  expect(failures.map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "No page quotes the message ERROR_B: “Gone”.

    Readers search for its words: write them where its cause is explained, or say in UNUSED_MESSAGES why nobody sees it.",
    ]
  `)
})

it('knows the messages of the package', () => {
  expect(readMessages(process.cwd())).toMatchObject({ ERROR_NOPARENT: 'Parent id cannot be ommited' })
})
