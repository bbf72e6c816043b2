import { useEditor, useNode } from '@craftjs/core'
import {
  useLayoutEffect,
  useRef,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
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
  const held = useRef<HTMLElement[]>([])

  useLayoutEffect(() => {
    if (field.current && field.current.textContent !== text) {
      field.current.textContent = text
    }
  }, [text])

  /** While one types, the mouse marks words instead of dragging the block, or one around it. */
  const hold = () => {
    let block = field.current?.closest<HTMLElement>('[draggable=true]')
    while (block) {
      held.current.push(block)
      block.draggable = false
      block = block.closest<HTMLElement>('[draggable=true]')
    }
  }
  const release = () => {
    for (const block of held.current.splice(0)) block.draggable = true
  }

  const editing = enabled && {
    contentEditable: 'plaintext-only' as const,
    role: 'textbox',
    'aria-label': label,
    'aria-multiline': true,
    tabIndex: 0,
    spellCheck: false,
    onFocus: () => editor.selectNode(id),
    // Not as soon as it has the focus: the press may become a drag.
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.currentTarget.focus()
      hold()
    },
    onBlur: release,
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
