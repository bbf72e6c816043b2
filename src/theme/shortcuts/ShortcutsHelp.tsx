import { singleKeyShortcuts } from '../state'
import { Icon, usePersisted } from '../ui'
import { isSingleKey, type Shortcut, shortcutsWith } from './shortcuts'

/** One shortcut; ways that are turned off are struck through. */
function Line({ shortcut: { does, ways }, isOff }: { shortcut: Shortcut; isOff: boolean }) {
  return (
    <div>
      <dt>{does}</dt>
      {ways.map((keys, at) => (
        <dd key={at} data-off={isOff && isSingleKey(keys) ? '' : undefined}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dd>
      ))}
    </div>
  )
}

/** What the keyboard can do here, and the choice to do without shortcuts of one key (WCAG 2.1.4). */
export function ShortcutsHelp({ modifier, close }: { modifier: string; close: () => void }) {
  const isOff = usePersisted(singleKeyShortcuts) === 'off'
  return (
    <>
      <div className="dialog-head">
        <h2 id="shortcuts-title">Keyboard shortcuts</h2>
        <button className="dialog-close" type="button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <dl className="shortcuts">
        {shortcutsWith(modifier).map((shortcut) => (
          <Line key={shortcut.does} shortcut={shortcut} isOff={isOff} />
        ))}
      </dl>
      <label className="shortcuts-choice">
        <input
          type="checkbox"
          role="switch"
          checked={!isOff}
          aria-describedby="shortcuts-why"
          onChange={() => singleKeyShortcuts.write(isOff ? 'on' : 'off')}
        />
        <strong>Shortcuts of one key</strong>
        <small id="shortcuts-why">Turn them off if a voice or a stray finger sets them off.</small>
      </label>
    </>
  )
}
