import { useEditor, useNode } from '@craftjs/core'
import {
  useLayoutEffect,
  useRef,
  type FormEvent,
  type KeyboardEvent,
} from 'react'

type EditableProps = {
  text: string
  label: string
}

/**
 * The text of a block: typed into in place while the editor is enabled.
 *
 * React never draws the text, or it would move the caret while someone types.
 */
export const Editable = ({ text, label }: EditableProps) => {
  const { enabled, actions: editor } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const {
    id,
    actions: { setProp },
  } = useNode()
  const field = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    if (field.current && field.current.textContent !== text) {
      field.current.textContent = text
    }
  }, [text])

  /** While one types, the mouse marks words instead of dragging the block. */
  const setDraggable = (isDraggable: boolean) => {
    const block = field.current?.closest<HTMLElement>('[draggable]')
    if (block) block.draggable = isDraggable
  }

  const editing = enabled && {
    contentEditable: 'plaintext-only' as const,
    role: 'textbox',
    'aria-label': label,
    'aria-multiline': true,
    tabIndex: 0,
    spellCheck: false,
    onFocus: () => {
      setDraggable(false)
      editor.selectNode(id)
    },
    onBlur: () => setDraggable(true),
    onInput: (event: FormEvent<HTMLElement>) => {
      const typed = event.currentTarget.textContent ?? ''
      setProp((props: { text: string }) => {
        props.text = typed
      }, 500)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') event.currentTarget.blur()
    },
  }

  return <span ref={field} className="editable" {...editing} />
}
