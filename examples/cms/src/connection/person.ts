import type { Role } from '@recipes/locking/roles'

export interface Person {
  /** What the server knows the person by. */
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

/** The tab remembers the person: after a reload, others would not be offered the same drafts. */
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

/** The person that the address names with `?as=ben`, or the one that this tab had before. */
export function personOfTab(): Person {
  const key = new URLSearchParams(location.search).get('as') ?? keptKey()
  return people.find((each) => each.key === key) ?? people[0]
}
