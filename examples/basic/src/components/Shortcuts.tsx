import { useEditor } from '@craftjs/core'
import { useEffect } from 'react'
import type { Direction } from '../arranging/placeFor'
import { useArrange } from '../arranging/useArrange'

const arrows: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, select, textarea'))

export const Shortcuts = () => {
  const { actions, enabled, query } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const { move, duplicate, remove } = useArrange()

  useEffect(() => {
    if (!enabled) return

    /** Starts editing a text, like a double-click. */
    const type = (id: string) => {
      const doubleClick = new MouseEvent('dblclick', { bubbles: true })
      query.node(id).get().dom?.dispatchEvent(doubleClick)
    }
    /** Returns true if the key did something. */
    const press = (event: KeyboardEvent): boolean => {
      const key = event.key.toLowerCase()
      const isCommand = event.ctrlKey || event.metaKey
      if (isCommand && (key === 'z' || key === 'y')) {
        const { canRedo, canUndo } = query.history
        const isRedo = key === 'y' || event.shiftKey
        if (isRedo && canRedo()) actions.history.redo()
        if (!isRedo && canUndo()) actions.history.undo()
        return true
      }
      const id = query.getEvent('selected').all().at(-1)
      if (!id) return false
      const direction = arrows[event.key]
      // On a focused button, Enter presses the button.
      const isEnter = key === 'enter' && event.target === document.body
      if (event.altKey && direction) move(id, direction)
      else if (isCommand && key === 'd') duplicate(id)
      else if (key === 'delete' || key === 'backspace') remove(id)
      else if (key === 'f2' || isEnter) type(id)
      else if (key === 'escape') actions.selectNode()
      else return false
      return true
    }

    const onKeyDown = (event: KeyboardEvent) => {
      const isElsewhere = document.querySelector('dialog[open]') !== null
      if (isElsewhere || isTyping(event.target)) return
      if (press(event)) event.preventDefault()
    }
    /** Selects an element of the page when it receives focus. */
    const onFocus = ({ target }: FocusEvent) => {
      const nodes = Object.values(query.getNodes())
      const node = nodes.find(({ dom }) => dom === target)
      if (node && !node.events.selected) actions.selectNode(node.id)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocus)
    }
  })

  return null
}
