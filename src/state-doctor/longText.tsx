import { type RefObject, useCallback, useRef, useState } from 'react'

/** In characters. The browser lays out the whole text of a field, so a longer text would block the page. */
const MAX_FIELD_LENGTH = 200_000

/** The number of characters that the field shows of a long text. */
const SHOWN_LENGTH = 2000

export const isLong = (text: string) => text.length > MAX_FIELD_LENGTH

/** The text to show in the field: only the first lines if it is long. */
export const shownOf = (text: string) => (isLong(text) ? `${text.slice(0, SHOWN_LENGTH)}…` : text)

/** Manages the text of a field. A long text is stored outside the field. */
export function useLongText(field: RefObject<HTMLTextAreaElement>) {
  const current = useRef({ text: '', shown: '' })
  const [length, setLength] = useState<number | null>(null)
  return {
    /** The number of characters of a long text, otherwise `null`. */
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
        // Writing the same text again would move the caret while the reader types.
        if (field.current.value !== shown) field.current.value = shown
        // Read the value back, because fields normalize line endings.
        current.current = { text, shown: field.current.value }
        setLength(isLong(text) ? text.length : null)
      },
      [field],
    ),
  }
}

/** The text that a field would contain after a paste, if it is long. `null` if the browser can handle the paste. */
export function longAfterPaste(field: HTMLTextAreaElement, pasted: string): string | null {
  const { value, selectionStart, selectionEnd } = field
  const text = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd)
  return isLong(text) && !field.readOnly ? text : null
}
