import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useEditor, useNode } from '@craftjs/core'
import { RichTextView, type DocNode } from './RichTextView'

// Tiptap loads when the user first edits a text.
const RichTextField = lazy(() =>
  import('./RichTextField').then((module) => ({ default: module.RichTextField })),
)

interface EditableRichTextProps {
  doc: DocNode
  locked?: boolean
}

/** Shows the text, or Tiptap while the user edits it. */
export function EditableRichText({ doc, locked = false }: EditableRichTextProps) {
  const [editing, setEditing] = useState(false)
  const isChanged = useRef(false)
  const { actions, enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const { id, isSelected } = useNode((node) => ({ isSelected: node.events.selected }))
  const mayEdit = enabled && !locked

  // F2 edits the selected text. So does Enter, unless another element has focus.
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

  // Tiptap may still be loading, and would then take the focus from another element.
  const [wasSelected, setWasSelected] = useState(isSelected)
  if (wasSelected !== isSelected) {
    setWasSelected(isSelected)
    if (!isSelected) setEditing(false)
  }

  useEffect(() => void (isChanged.current = false), [editing])

  function change(next: DocNode) {
    // Merge each change with the first one, so that the edit is a single history entry.
    const { setProp } = isChanged.current ? actions.history.merge() : actions
    isChanged.current = true
    setProp(id, (props: { doc: DocNode }) => (props.doc = next))
  }

  const view = <RichTextView node={doc} />
  return (
    <div data-editable onDoubleClick={() => setEditing(mayEdit)}>
      {editing ? (
        <Suspense fallback={view}>
          <RichTextField doc={doc} change={change} finish={() => setEditing(false)} />
        </Suspense>
      ) : (
        view
      )}
    </div>
  )
}
