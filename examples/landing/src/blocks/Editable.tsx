import { useEditor, useNode } from '@craftjs/core'
import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { placeCaret, type Point } from './placeCaret'
import { suspendDragging } from './suspendDragging'

type EditableProps = {
  text: string
  label: string
}

/**
 * The text of a block: typed into in place after a click on it, or once the Tab key reached it. Before that it is
 * plain text, since browsers do not drag what can be typed into.
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
  const pressed = useRef<Point | null>(null)
  const [isTyping, setTyping] = useState(false)

  useLayoutEffect(() => {
    if (field.current && field.current.textContent !== text) {
      field.current.textContent = text
    }
  }, [text])

  useLayoutEffect(() => {
    if (!isTyping || !field.current) return
    const resumeDragging = suspendDragging(field.current)
    field.current.focus()
    placeCaret(field.current, pressed.current)
    return resumeDragging
  }, [isTyping])

  const editing = enabled && {
    contentEditable: isTyping ? ('plaintext-only' as const) : undefined,
    role: 'textbox',
    'aria-label': label,
    'aria-multiline': true,
    tabIndex: 0,
    spellCheck: false,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      editor.selectNode(id)
      // By keyboard: a press of the mouse may become a drag.
      if (event.currentTarget.matches(':focus-visible')) setTyping(true)
    },
    onClick: ({ clientX: x, clientY: y }: MouseEvent) => {
      pressed.current = { x, y }
      setTyping(true)
    },
    onBlur: () => {
      pressed.current = null
      setTyping(false)
    },
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

  return (
    <span
      ref={field}
      className="editable"
      suppressContentEditableWarning
      {...editing}
    />
  )
}
