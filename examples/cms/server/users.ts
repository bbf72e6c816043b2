import type { Role } from '@recipes/locking/roles'

export interface User {
  name: string
  role: Role
}

/** Who may use the server, by the key that they send. Yours come from your sign-in, and the keys are secrets. */
const users = new Map<string, User>([
  ['ada', { name: 'Ada', role: 'designer' }],
  ['ben', { name: 'Ben', role: 'writer' }],
  ['cleo', { name: 'Cleo', role: 'viewer' }],
])

/** The user who sent the request. */
export function userOf(request: Request): User | undefined {
  const [scheme, key = ''] = (request.headers.get('authorization') ?? '').split(
    ' ',
  )
  return scheme === 'Bearer' ? users.get(key) : undefined
}
