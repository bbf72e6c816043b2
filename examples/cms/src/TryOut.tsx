import { people, type Person } from '../../client/connection/person'
import { Strip } from '../../client/ui/Strip'

const draftsOf = people.map(({ key }) => key)
const throwAway = async () => (await import('./playedServer')).throwAway()

interface TryOutProps {
  person: Person
  onPerson: (person: Person) => void
  pageId: string | null
}

/** The menu for trying out the CMS, which also switches the person. */
export function TryOut({ person, onPerson, pageId }: TryOutProps) {
  const other =
    people.find(({ role, key }) => role !== 'viewer' && key !== person.key) ?? people[0]
  return (
    <Strip {...{ throwAway, draftsOf }} isEditing={pageId !== null}>
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
      {pageId !== null && (
        <a href={`?as=${other.key}#/${pageId}`} target="_blank" rel="opener">
          Open this page as {other.name}
        </a>
      )}
    </Strip>
  )
}
