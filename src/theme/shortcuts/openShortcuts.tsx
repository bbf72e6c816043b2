import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { openDialog } from '../dialog'
import { ShortcutsHelp } from './ShortcutsHelp'

/** Opens the help on shortcuts. */
export function openShortcuts(): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'dialog'
  dialog.setAttribute('aria-labelledby', 'shortcuts-title')
  const root = createRoot(dialog)
  const modifier = document.documentElement.dataset.mac === undefined ? 'Ctrl' : '⌘'
  flushSync(() => root.render(<ShortcutsHelp modifier={modifier} close={() => dialog.close()} />))
  dialog.addEventListener('close', () => root.unmount())
  if (!openDialog(dialog)) root.unmount()
}
