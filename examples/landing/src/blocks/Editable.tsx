import { useEditor, useNode } from '@craftjs/core'
import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { placeCaret, type Point } from './placeCaret'
import { suspendDragging } from './suspendDragging'

type EditableProps = {
  /** The prop that contains the text. */
  name?: string
  text: string
  /** If true, a click on the selected block starts typing. Otherwise a double-click does. */
  typesOnClick?: boolean
}

/** Maximum movement of the mouse during a click, in pixels. */
const steady = 4

/**
 * An editable text in a block. A click selects the block, and a drag moves it. A double-click, Enter, F2, or a click on
 * the text of a selected block starts typing.
 *
 * React never renders the text, because that would move the caret during typing.
 */
export const Editable = ({
  name = 'text',
  text,
  typesOnClick = true,
}: EditableProps) => {
  const { enabled, actions: editor } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const {
    id,
    isSelected,
    actions: { setProp },
  } = useNode((node) => ({ isSelected: node.events.selected }))
  const field = useRef<HTMLSpanElement>(null)
  const pressed = useRef<(Point & { wasSelected: boolean }) | null>(null)
  const replacesAll = useRef(false)
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
    if (replacesAll.current) getSelection()?.selectAllChildren(field.current)
    else placeCaret(field.current, pressed.current)
    replacesAll.current = false
    return resumeDragging
  }, [isTyping])

  const start = ({ clientX: x, clientY: y, detail }: MouseEvent) => {
    pressed.current = { x, y, wasSelected: true }
    // A script, not the user, double-clicks the text of a new block, whose words are to be replaced.
    replacesAll.current = detail === 0
    setTyping(true)
  }

  const editing = enabled && {
    contentEditable: isTyping ? ('plaintext-only' as const) : undefined,
    role: isTyping ? 'textbox' : 'button',
    'aria-label': isTyping ? name : undefined,
    'aria-multiline': isTyping || undefined,
    'aria-description': isTyping ? undefined : 'Press Enter to type',
    tabIndex: 0,
    spellCheck: false,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      // Only for keyboard focus. A mouse press already selects the block.
      if (event.currentTarget.matches(':focus-visible')) editor.selectNode(id)
    },
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!isTyping) pressed.current = { x, y, wasSelected: isSelected }
    },
    onClick: (event: MouseEvent) => {
      if (isTyping || !typesOnClick || !pressed.current?.wasSelected) return
      const { x, y } = pressed.current
      if (Math.hypot(event.clientX - x, event.clientY - y) < steady) {
        start(event)
      }
    },
    onDoubleClick: (event: MouseEvent) => {
      if (!isTyping) start(event)
    },
    onBlur: () => {
      pressed.current = null
      setTyping(false)
    },
    onInput: (event: FormEvent<HTMLElement>) => {
      const typed = event.currentTarget.textContent ?? ''
      setProp((props: Record<string, unknown>) => {
        props[name] = typed
      }, 500)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (isTyping && event.key === 'Escape') {
        setTyping(false)
        event.preventDefault()
      }
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'Enter' || event.key === 'F2') {
        pressed.current = null
        setTyping(true)
        event.preventDefault()
      }
    },
  }

  return (
    <span
      ref={field}
      className="editable"
      data-editable
      suppressContentEditableWarning
      {...editing}
    />
  )
}
