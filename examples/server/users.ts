import type { Role } from '@recipes/locking/roles'

export interface User {
  /** Part of the keys of versions. Use lowercase letters and digits, and never change it. */
  id: string
  name: string
  role: Role
}

/** The users of the server, by the key they send. In your app, users come from your sign-in, and keys are secret. */
export const users = new Map<string, User>([
  ['ada', { id: 'ada', name: 'Ada', role: 'designer' }],
  ['ben', { id: 'ben', name: 'Ben', role: 'writer' }],
  ['cleo', { id: 'cleo', name: 'Cleo', role: 'viewer' }],
])

/** The user who sent the request. */
export function userOf(request: Request): User | undefined {
  const [scheme, key = ''] = (request.headers.get('authorization') ?? '').split(' ')
  return scheme === 'Bearer' ? users.get(key) : undefined
}
