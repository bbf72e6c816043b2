import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
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
  onLeave: () => void
  handle: RefObject<CodeFieldHandle | null>
}

function cursorIn(field: HTMLTextAreaElement | null): [line: number, column: number] | null {
  if (!field || field !== document.activeElement) return null
  const before = field.value.slice(0, field.selectionStart).split('\n')
  return [before.length, (before.at(-1)?.length ?? 0) + 1]
}

export interface CodeFieldHandle {
  goTo(line: number, column: number): void
}

/**
 * The code field: a plain text field until CodeMirror is loaded, or where it cannot be. What was typed, the cursor and
 * the focus stay.
 */
export function CodeField({
  path,
  text,
  generation,
  problems,
  isReady,
  onChange,
  onLeave,
  handle,
}: CodeFieldProps) {
  const host = useRef<HTMLDivElement>(null)
  const plain = useRef<HTMLTextAreaElement>(null)
  const [editor, setEditor] = useState<CodeEditor | null>(null)
  const listeners = useRef({ onChange, onLeave })
  listeners.current = { onChange, onLeave }

  useEffect(() => {
    if (!isReady) return
    let created: CodeEditor | null = null
    let isGone = false
    import('./editor/createEditor').then(
      ({ createEditor }) => {
        if (isGone || !host.current) return
        created = createEditor(host.current, {
          onChange: (value) => listeners.current.onChange(value),
          onLeave: () => listeners.current.onLeave(),
        })
        cursor.current = cursorIn(plain.current)
        setEditor(created)
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

  /** Where the cursor was in the plain field; `null` when that had no focus. */
  const cursor = useRef<[line: number, column: number] | null>(null)
  const shown = useRef(0)
  useEffect(() => {
    if (!editor) return
    if (shown.current !== generation) editor.forget()
    shown.current = generation
    editor.open(path, text)
    if (cursor.current) editor.goTo(...cursor.current)
    cursor.current = null
    // The text comes from the editor itself, except for another file or other files.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [editor, path, generation])

  useEffect(() => editor?.showProblems(problems), [editor, problems, path])

  useImperativeHandle(handle, () => ({
    goTo(line, column) {
      if (editor) return editor.goTo(line, column)
      plain.current?.focus()
    },
  }))

  return (
    <>
      <div className="playground-code" ref={host} hidden={!editor} />
      {!editor && (
        <textarea
          className="playground-plain"
          ref={plain}
          aria-label="Code"
          aria-describedby="leave"
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onLeave()
          }}
        />
      )}
    </>
  )
}
