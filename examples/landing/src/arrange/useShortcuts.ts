import { useEditor } from '@craftjs/core'
import { useEffect, useRef } from 'react'
import type { Move } from '@recipes/pointer/moves'
import { useArrange } from './useArrange'
import { useSteps } from './useSteps'

const arrows: Record<string, Move['direction']> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, select, textarea')

const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.isContentEditable

/** Shortcuts for the selected block, undo and redo. They are inactive while a field has focus. */
export function useShortcuts(): void {
  const { actions, query, enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const arrange = useArrange()
  const { undo, redo } = useSteps()

  /** Returns true if the key is a shortcut here. */
  const press = (event: KeyboardEvent): boolean => {
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (isCommand && (key === 'z' || key === 'y')) {
      if (key === 'y' || event.shiftKey) redo()
      else undo()
      return true
    }
    const id = query.getEvent('selected').first() as string | undefined
    if (!id || isText(event.target)) return false
    const direction = arrows[event.key]
    if (event.altKey && direction) arrange.move(id, direction)
    else if (isCommand && key === 'd') arrange.duplicate(id)
    else if (key === 'delete' || key === 'backspace') arrange.remove(id)
    else if (key === 'escape') actions.selectNode()
    else return false
    return true
  }

  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    if (!enabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (isField(event.target) || event.defaultPrevented) return
      if (document.querySelector('dialog[open]')) return
      if (latest.current(event)) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [enabled])
}
