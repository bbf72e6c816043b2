import type { ReactNode } from 'react'
import { setSwitch, useSwitches, type Switches } from '../connection/switches'
import { Icon } from './Icon'
import { Menu } from './Menu'

const labels: Record<keyof Switches, string> = {
  slow: 'Slow network',
  failing: 'Failing network',
  expired: 'Session ended',
}

interface StripProps {
  /** Deletes all files of the server that runs in this page. */
  throwAway: () => Promise<void>
  /** The names with which the drafts of this application begin: those of other applications remain. */
  draftsOf: readonly string[]
  /** False on the list. There, no open editor can save again after a reset. */
  isEditing: boolean
  /** More for trying out the application. */
  children?: ReactNode
}

/** A menu for trying out an application: simulates network faults, and starts over. */
export function Strip({ throwAway, draftsOf, isEditing, children }: StripProps) {
  const switches = useSwitches()
  // With a separate server, only what an application adds itself.
  if (import.meta.env.VITE_SERVER && !children) return null
  const names = Object.keys(labels) as (keyof Switches)[]
  // Active faults are on the button, so that users don't forget them.
  const active = names.filter((name) => switches[name]).map((name) => labels[name])

  return (
    <Menu
      className="strip"
      label={
        <>
          {['Try it out', ...active].join(', ')}
          <Icon name="down" />
        </>
      }
    >
      {children}
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            role="switch"
            checked={switches[name]}
            onChange={({ target }) => setSwitch(name, target.checked)}
          />
          {labels[name]}
        </label>
      ))}
      {!isEditing && <ServerNote {...{ throwAway, draftsOf }} />}
    </Menu>
  )
}

/** Explains where files are stored. */
function ServerNote({
  throwAway,
  draftsOf,
}: Pick<StripProps, 'throwAway' | 'draftsOf'>) {
  if (import.meta.env.VITE_SERVER) return null

  async function startOver() {
    for (const owner of draftsOf)
      for (const key of Object.keys(localStorage))
        if (key.startsWith(`draft:${encodeURIComponent(`${owner}/`)}`))
          localStorage.removeItem(key)
    await throwAway()
    location.reload()
  }

  return (
    <p>
      The server runs in this page and stores its files in this browser.{' '}
      <button type="button" onClick={() => void startOver()}>
        Throw them away
      </button>
    </p>
  )
}
