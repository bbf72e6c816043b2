import type { Role } from '@recipes/locking/roles'

export interface Person {
  /** Identifies the person to the server. */
  key: string
  name: string
  role: Role
}

export const people: readonly [Person, ...Person[]] = [
  { key: 'ada', name: 'Ada', role: 'designer' },
  { key: 'ben', name: 'Ben', role: 'writer' },
  { key: 'cleo', name: 'Cleo', role: 'viewer' },
]

let person = people[0]

export const whoIsHere = () => person

const KEPT = 'person'

/** Remembers the person in this tab, because drafts belong to a person and must be found after a reload. */
export function signIn(next: Person) {
  person = next
  const address = new URL(location.href)
  address.searchParams.delete('as')
  history.replaceState(null, '', address)
  try {
    sessionStorage.setItem(KEPT, next.key)
  } catch {
    // The storage is blocked.
  }
}

function keptKey() {
  try {
    return sessionStorage.getItem(KEPT)
  } catch {
    return null
  }
}

/** The person in the URL, as in `?as=ben`, or the last person of this tab. */
export function personOfTab(): Person {
  const key = new URLSearchParams(location.search).get('as') ?? keptKey()
  return people.find((each) => each.key === key) ?? people[0]
}
