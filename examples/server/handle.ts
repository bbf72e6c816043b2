import type { SerializedNodes } from '@craftjs/core'
import { Refusal } from '@recipes/forms/Refusal'
import { checkOrigin, rateLimit } from './limits'
import { KEY, PAGE_ID, type Store } from './store'
import { userOf, type User } from './users'

/** Each upgrade converts version n of a page to n + 1. */
export type Upgrades = ((nodes: SerializedNodes) => void)[]

/** The input of a route. */
export interface Call {
  request: Request
  store: Store
  /** The address of the sender, for rate limits. Empty if the server runs in the page. */
  client: string
  user: User
  /** The path segments after the name of the route. */
  keys: string[]
  upgrades: Upgrades
}

export type Route = (call: Call) => Promise<Response>

/** Everything that one application has and the others do not. A route is a method and a path, such as `GET pages/*`. */
export interface Application {
  /** Routes that need no sign-in. */
  publicRoutes: Record<string, Route>
  /** Routes for users. Viewers can only use those with the method GET. */
  routes: Record<string, Route>
  upgrades: Upgrades
}

/** Handles a request to `/api/…`. Runs in Node and in browsers. */
export type Handle = (
  request: Request,
  store: Store,
  client?: string,
) => Promise<Response>

const visitor: User = { id: '', name: '', role: 'viewer' }

/** Limits the changes of each user. */
const limitRate = rateLimit(600)

/** Responds with the message of a refusal. */
export async function orRefusal(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return Response.json({ problem: error.message }, { status: error.status })
  }
}

/** Returns the function that handles the requests of an application. */
export const handleFor =
  (application: Application): Handle =>
  (request, store, client = '') =>
    orRefusal(() => answer(application, request, store, client))

async function answer(
  { publicRoutes, routes, upgrades }: Application,
  request: Request,
  store: Store,
  client: string,
) {
  const [, , name = '', ...keys] = new URL(request.url).pathname.split('/')
  // The first key is the id of a page or template, except for the names of pictures.
  const first = name === 'pictures' ? KEY : PAGE_ID
  if (!keys.every((key, at) => (at === 0 ? first : KEY).test(key)))
    throw new Refusal(400, 'This address contains invalid characters.')
  const route = `${request.method} ${[name, ...keys.map(() => '*')].join('/')}`
  // Other sites may only show pictures.
  if (route !== 'GET pictures/*') checkOrigin(request)
  const call = { request, store, client, user: visitor, keys, upgrades }

  const open = publicRoutes[route]
  if (open) return open(call)
  const user = userOf(request)
  if (!user) throw new Refusal(401, 'You are not signed in.')
  const run = routes[route]
  if (!run) throw new Refusal(404, 'There is nothing at this address.')
  if (request.method !== 'GET') {
    if (user.role === 'viewer') throw new Refusal(403, 'You can only view pages.')
    limitRate(user.id)
  }
  return run({ ...call, user })
}
