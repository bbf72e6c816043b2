import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { trustedHtml } from '../../theme/ui'
import type { Problem } from '../frame/messages'
import type { CodeEditor } from './editor/createEditor'

interface CodeFieldProps {
  path: string
  text: string
  /** Changes whenever all files are replaced. */
  generation: number
  problems: readonly Problem[]
  /** Whether the first run has ended. CodeMirror is loaded after it. */
  isReady: boolean
  onChange: (text: string) => void
  /** Called with true when Escape makes the next Tab leave the field, and with false when that ends. */
  onArmed: (isArmed: boolean) => void
  handle: RefObject<CodeFieldHandle | null>
}

/** The position of the cursor in the plain field; `null` if the field does not have the focus. */
function cursorIn(field: HTMLTextAreaElement): [line: number, column: number] | null {
  if (field !== document.activeElement) return null
  const before = field.value.slice(0, field.selectionStart).split('\n')
  return [before.length, (before.at(-1)?.length ?? 0) + 1]
}

/** The plain field, as HTML that React does not manage: hydration would discard what was typed. */
const plainField = (text: string) =>
  trustedHtml(
    `<textarea class="playground-plain" aria-label="Code" aria-describedby="leave" spellcheck="false" autocapitalize="off" autocomplete="off">\n${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</textarea>`,
  )

export interface CodeFieldHandle {
  goTo(line: number, column: number): void
  /** Marks lines for a moment and scrolls to the first one, once CodeMirror has loaded. */
  mark(lines: readonly number[]): void
}

/**
 * The code field: a plain text field until CodeMirror has loaded, or if it fails to load. The plain field is in the
 * HTML, so the first click sets the cursor. CodeMirror takes over its text, cursor and focus.
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
    let isUnmounted = false
    import('./editor/createEditor').then(
      ({ createEditor }) => {
        if (isUnmounted || !host.current) return
        created = createEditor(host.current, {
          onChange: (value) => listeners.current.onChange(value),
          onArmed: (isArmed) => listeners.current.onArmed(isArmed),
        })
        const field = fieldOf()
        cursor.current = field ? cursorIn(field) : null
        // Synchronously, with all effects, so that no keystroke gets lost in between.
        flushSync(() => setEditor(created))
      },
      () => {
        // The plain field stays.
      },
    )
    return () => {
      isUnmounted = true
      created?.destroy()
    }
  }, [isReady])

  /** The position of the cursor in the plain field when CodeMirror replaced it. */
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
    // The text comes from the field itself, unless another file was opened or all files were replaced.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [editor, path, generation])

  useEffect(() => {
    const field = fieldOf()
    if (!field) return
    const report = () => listeners.current.onChange(field.value)
    // Text typed before hydration.
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
    mark: (lines) => editor?.mark(lines),
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
