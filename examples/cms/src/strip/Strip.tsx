import { throwAway } from '../../server/browserStore'
import { people, type Person } from '../connection/person'
import { setSwitch, useSwitches, type Switches } from '../connection/switches'
import { Icon } from '../ui/Icon'
import { Menu } from '../ui/Menu'

const labels: Record<keyof Switches, string> = {
  slow: 'Slow network',
  failing: 'Failing network',
  expired: 'Session ended',
}

interface StripProps {
  person: Person
  onPerson: (person: Person) => void
  pageId: string | null
}

/** A menu for trying out the application: switches the person and simulates network faults. */
export function Strip({ person, onPerson, pageId }: StripProps) {
  const switches = useSwitches()
  const other =
    people.find(({ role, key }) => role !== 'viewer' && key !== person.key) ?? people[0]

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
      <label>
        You are{' '}
        <select
          value={person.key}
          onChange={({ target }) =>
            onPerson(people.find(({ key }) => key === target.value) ?? people[0])
          }
        >
          {people.map(({ key, name, role }) => (
            <option key={key} value={key}>
              {name}, {role}
            </option>
          ))}
        </select>
      </label>
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
      {pageId === null ? (
        <ServerNote />
      ) : (
        <a href={`?as=${other.key}#/${pageId}`} target="_blank" rel="opener">
          Open this page as {other.name}
        </a>
      )}
    </Menu>
  )
}

/** Explains where files are stored. Shown only on the list, where no editor can save again after a reset. */
function ServerNote() {
  if (import.meta.env.VITE_CMS_SERVER) return null

  async function startOver() {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('draft:')) localStorage.removeItem(key)
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
