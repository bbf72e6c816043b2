import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useEditor, useNode } from '@craftjs/core'
import { RichTextView, type DocNode } from './RichTextView'

// Tiptap is loaded when the user edits a text for the first time.
const RichTextField = lazy(() =>
  import('./RichTextField').then((module) => ({ default: module.RichTextField })),
)

interface EditableRichTextProps {
  doc: DocNode
  locked?: boolean
}

/** The text, and Tiptap in its place while the user edits it. */
export function EditableRichText({ doc, locked = false }: EditableRichTextProps) {
  const [editing, setEditing] = useState(false)
  const isChanged = useRef(false)
  const { actions, enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const { id, isSelected } = useNode((node) => ({ isSelected: node.events.selected }))
  const mayEdit = enabled && !locked

  // By keyboard: F2 edits what is selected, and Enter if nothing else has the focus.
  useEffect(() => {
    if (!isSelected || !mayEdit || editing) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isEnter = event.key === 'Enter' && event.target === document.body
      if (!isEnter && event.key !== 'F2') return
      event.preventDefault()
      setEditing(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isSelected, mayEdit, editing])

  function change(next: DocNode) {
    // The whole edit is one step of the history: each change joins the first one.
    const { setProp } = isChanged.current ? actions.history.merge() : actions
    isChanged.current = true
    setProp(id, (props: { doc: DocNode }) => (props.doc = next))
  }

  function finish() {
    isChanged.current = false
    setEditing(false)
  }

  const view = <RichTextView node={doc} />
  return (
    <div onDoubleClick={() => setEditing(mayEdit)}>
      {editing ? (
        <Suspense fallback={view}>
          <RichTextField doc={doc} change={change} finish={finish} />
        </Suspense>
      ) : (
        view
      )}
    </div>
  )
}
