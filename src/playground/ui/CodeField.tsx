import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { trustedHtml } from '../../theme/ui'
import type { Problem } from '../frame/messages'
import type { CodeEditor } from './editor/createEditor'

interface CodeFieldProps {
  path: string
  text: string
  /** Changes when all files were replaced. */
  generation: number
  problems: readonly Problem[]
  /** Whether the first run is over: CodeMirror is loaded after it. */
  isReady: boolean
  onChange: (text: string) => void
  /** Called when Escape has armed Tab to leave the field, and when that is over. */
  onArmed: (isArmed: boolean) => void
  handle: RefObject<CodeFieldHandle | null>
}

/** Where the cursor is in the plain field; `null` when it has no focus. */
function cursorIn(field: HTMLTextAreaElement): [line: number, column: number] | null {
  if (field !== document.activeElement) return null
  const before = field.value.slice(0, field.selectionStart).split('\n')
  return [before.length, (before.at(-1)?.length ?? 0) + 1]
}

/** The plain field. React does not own it: during hydration it would discard what was typed. */
const plainField = (text: string) =>
  trustedHtml(
    `<textarea class="playground-plain" aria-label="Code" aria-describedby="leave" spellcheck="false" autocapitalize="off" autocomplete="off">\n${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</textarea>`,
  )

export interface CodeFieldHandle {
  goTo(line: number, column: number): void
}

/**
 * The code field: a plain text field until CodeMirror is loaded, or where it cannot be. It is there before the scripts
 * are, so the first click sets the cursor. What was typed, the cursor and the focus stay.
 */
export function CodeField(props: CodeFieldProps) {
  const { path, text, generation, problems, isReady, onChange, onArmed, handle } = props
  const host = useRef<HTMLDivElement>(null)
  const plain = useRef<HTMLDivElement>(null)
  const [html] = useState(() => plainField(text))
  const fieldOf = () => plain.current?.querySelector('textarea')
  const [editor, setEditor] = useState<CodeEditor | null>(null)
  const listeners = useRef({ onChange, onArmed })
  listeners.current = { onChange, onArmed }

  useEffect(() => {
    if (!isReady) return
    let created: CodeEditor | null = null
    let isGone = false
    import('./editor/createEditor').then(
      ({ createEditor }) => {
        if (isGone || !host.current) return
        created = createEditor(host.current, {
          onChange: (value) => listeners.current.onChange(value),
          onArmed: (isArmed) => listeners.current.onArmed(isArmed),
        })
        const field = fieldOf()
        cursor.current = field ? cursorIn(field) : null
        // At once, with its effects: a key that is pressed in between belongs to the code.
        flushSync(() => setEditor(created))
      },
      () => {
        // The plain field stays.
      },
    )
    return () => {
      isGone = true
      created?.destroy()
    }
  }, [isReady])

  /** Where the cursor was in the plain field when CodeMirror took its place. */
  const cursor = useRef<[line: number, column: number] | null>(null)
  useEffect(() => {
    if (!editor) {
      const field = fieldOf()
      if (field && generation > 0 && field.value !== text) field.value = text
      return
    }
    editor.open(path, text)
    if (cursor.current) editor.goTo(...cursor.current)
    cursor.current = null
    // The text comes from the field itself, except for another file or other files.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [editor, path, generation])

  useEffect(() => {
    const field = fieldOf()
    if (!field) return
    const report = () => listeners.current.onChange(field.value)
    // What was typed before hydration.
    if (field.value !== field.defaultValue) report()
    field.addEventListener('input', report)
    return () => field.removeEventListener('input', report)
  }, [editor])

  useEffect(() => editor?.showProblems(problems), [editor, problems, path])

  useImperativeHandle(handle, () => ({
    goTo(line, column) {
      if (editor) return editor.goTo(line, column)
      fieldOf()?.focus()
    },
  }))

  return (
    <>
      <div className="playground-code" ref={host} hidden={!editor} />
      {!editor && (
        <div className="playground-plain-box" ref={plain} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </>
  )
}
