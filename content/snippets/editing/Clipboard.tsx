import { useEffect } from 'react'
import { useEditor } from '@craftjs/core'
import type { TemplateForm } from './template'
import { useClipboard, type MayArrange } from './useClipboard'

/** Returns true if the keys are for a text field, an open dialog or selected text. */
function isForText({ target }: Event): boolean {
  const isField =
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([readonly]), textarea:not([readonly]), select'))
  const isDialogOpen = document.querySelector('dialog[open]') !== null
  return isField || isDialogOpen || getSelection()?.isCollapsed === false
}

interface ClipboardProps {
  mayArrange?: MayArrange
  form?: TemplateForm
  /** Called after a paste, with false if nothing was pasted. Pass the same function in each render. */
  onPasted?: (isPasted: boolean) => void
}

/** Keyboard shortcuts for copy, cut, paste and duplicate. Render it once, anywhere inside the Editor. */
export function Clipboard({ mayArrange, form, onPasted }: ClipboardProps) {
  const { enabled } = useEditor((state) => ({ enabled: state.options.enabled }))
  const clipboard = useClipboard(mayArrange, form)

  useEffect(() => {
    if (!enabled) return

    function onCopy(event: ClipboardEvent) {
      if (isForText(event)) return
      const text = clipboard.copy()
      if (text === null) return
      event.clipboardData?.setData('text/plain', text)
      event.preventDefault()
      if (event.type === 'cut') clipboard.remove()
    }

    function onPaste(event: ClipboardEvent) {
      if (isForText(event)) return
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const isPasted = clipboard.paste(text)
      if (isPasted) event.preventDefault()
      onPasted?.(isPasted)
    }

    function onKeyDown(event: KeyboardEvent) {
      const isDuplicate =
        (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'd'
      if (!isDuplicate || isForText(event)) return
      // Otherwise the browser adds a bookmark.
      event.preventDefault()
      clipboard.duplicate()
    }

    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('copy', onCopy, { signal })
    document.addEventListener('cut', onCopy, { signal })
    document.addEventListener('paste', onPaste, { signal })
    document.addEventListener('keydown', onKeyDown, { signal })
    return () => controller.abort()
  }, [enabled, clipboard, onPasted])

  return null
}
