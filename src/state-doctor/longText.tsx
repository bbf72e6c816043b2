import { type RefObject, useCallback, useRef, useState } from 'react'

/** In characters. The browser lays out all that is in a field, and blocks the page with a longer text. */
const LONGEST = 200_000

/** How many characters of a long text its field shows. */
const SHOWN = 2000

export const isLong = (text: string) => text.length > LONGEST

/** What the field of a text contains: of a long one, the first lines. */
export const shownOf = (text: string) => (isLong(text) ? `${text.slice(0, SHOWN)}…` : text)

/** The text of a field. A long one is kept beside the field. */
export function useLongText(field: RefObject<HTMLTextAreaElement>) {
  const current = useRef({ text: '', shown: '' })
  const [length, setLength] = useState<number | null>(null)
  return {
    /** How many characters a long text has, otherwise `null`. */
    length,
    textOf: useCallback(() => {
      const { text, shown } = current.current
      const value = field.current?.value ?? ''
      return value === shown ? text : value
    }, [field]),
    put: useCallback(
      (text: string) => {
        if (!field.current) return
        const shown = shownOf(text)
        // What the reader is typing stays as it is, with its caret.
        if (field.current.value !== shown) field.current.value = shown
        // Read again, since fields change the ends of lines.
        current.current = { text, shown: field.current.value }
        setLength(isLong(text) ? text.length : null)
      },
      [field],
    ),
  }
}

/** The long text that a field would contain after a paste, or `null` when the field can take it by itself. */
export function longAfterPaste(field: HTMLTextAreaElement, pasted: string): string | null {
  const { value, selectionStart, selectionEnd } = field
  const text = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd)
  return isLong(text) && !field.readOnly ? text : null
}
