import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { areSingleKeysOn, setSingleKeys } from '../beforeHydration/singleKeyShortcuts'
import { Icon } from '../../ui'
import { openDialog } from './openDialog'

/** Opens the keyboard shortcuts help. */
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

interface Shortcut {
  action: string
  /** Alternatives, each a list of keys to press together. */
  combinations: readonly (readonly string[])[]
}

/** `modifier` is the name of Ctrl or Cmd on this machine. */
const shortcutsWith = (modifier: string): Shortcut[] => [
  { action: 'Search', combinations: [[modifier, 'K'], ['/']] },
  { action: 'Show this help', combinations: [['?']] },
  { action: 'Close a menu or dialog', combinations: [['Esc']] },
  { action: 'Next or previous tab, when a tab has focus', combinations: [['→'], ['←']] },
]

/** Whether `keys` is a single printable key. Readers can turn off such shortcuts (WCAG 2.1.4). */
const isSingleKey = (keys: readonly string[]) => keys.length === 1 && /^[/?]$/.test(keys[0] ?? '')

/** The help, with a switch for single-key shortcuts. When they are off, their keys are struck through. */
function ShortcutsHelp({ modifier, close }: { modifier: string; close: () => void }) {
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  useEffect(() => {
    // The reader may change the setting in another tab.
    const update = () => setIsOn(areSingleKeysOn())
    window.addEventListener('storage', update)
    return () => window.removeEventListener('storage', update)
  }, [])
  const toggle = () => {
    setSingleKeys(!isOn)
    setIsOn(!isOn)
  }
  return (
    <>
      <div className="dialog-head">
        <h2 id="shortcuts-title">Keyboard shortcuts</h2>
        <button className="icon-button" type="button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <dl className="shortcuts">
        {shortcutsWith(modifier).map(({ action, combinations }) => (
          <div key={action}>
            <dt>{action}</dt>
            {combinations.map((keys, at) => (
              <dd key={at} data-off={!isOn && isSingleKey(keys) ? '' : undefined}>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <label className="shortcuts-choice">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-describedby="shortcuts-why"
          onChange={toggle}
        />
        <strong>Single-key shortcuts</strong>
        <small id="shortcuts-why">Turn them off if you trigger them by voice input or by accident.</small>
      </label>
    </>
  )
}
