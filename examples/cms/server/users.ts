import type { Role } from '@recipes/locking/roles'

export interface User {
  /** A part of the keys of their versions: small letters and digits, and the same for ever. */
  id: string
  name: string
  role: Role
}

/** Who may use the server, by the key that they send. Yours come from your sign-in, and the keys are secrets. */
export const users = new Map<string, User>([
  ['ada', { id: 'ada', name: 'Ada', role: 'designer' }],
  ['ben', { id: 'ben', name: 'Ben', role: 'writer' }],
  ['cleo', { id: 'cleo', name: 'Cleo', role: 'viewer' }],
])

/** The user who sent the request. */
export function userOf(request: Request): User | undefined {
  const [scheme, key = ''] = (request.headers.get('authorization') ?? '').split(
    ' ',
  )
  return scheme === 'Bearer' ? users.get(key) : undefined
}
