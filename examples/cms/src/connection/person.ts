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

export function signIn(next: Person) {
  person = next
}

/** The person that the address of the tab names with `?as=ben`; the first one without it. */
export function personOfAddress(): Person {
  const key = new URLSearchParams(location.search).get('as')
  return people.find((each) => each.key === key) ?? people[0]
}
