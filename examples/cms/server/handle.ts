import { Refusal } from '@recipes/forms/Refusal'
import { deletePage, deletePicture, listPictures } from './deleting'
import { checkOrigin, rateLimit } from './limits'
import { addPicture, showPicture } from './pictures'
import { addMessage } from './messages'
import { listPages, loadPage, savePage } from './pages'
import { publishPage, readPublished } from './publishing'
import { KEY, PAGE_ID, type Store } from './store'
import { addTemplate, listTemplates } from './templates'
import { userOf, type User } from './users'
import { listVersions, readVersion } from './versions'

/** The input of a route. */
export interface Call {
  request: Request
  store: Store
  /** The address of the sender, for rate limits. Empty if the server runs in the page. */
  client: string
  user: User
  /** The path segments after the name of the route. */
  keys: string[]
}

type Route = (call: Call) => Promise<Response>

/** These routes need no sign-in. */
const publicRoutes: Record<string, Route> = {
  'GET published/*': readPublished,
  'GET pictures/*': showPicture,
  'POST messages/*': addMessage,
}

const routes: Record<string, Route> = {
  'GET pages': listPages,
  'GET pages/*': loadPage,
  'PUT pages/*': savePage,
  'DELETE pages/*': deletePage,
  'GET versions/*': listVersions,
  'GET versions/*/*': readVersion,
  'PUT published/*': publishPage,
  'GET templates': listTemplates,
  'PUT templates/*': addTemplate,
  'GET pictures': listPictures,
  'POST pictures': addPicture,
  'DELETE pictures/*': deletePicture,
}

/** Actions that only designers may perform, by route. */
const forDesigners: Record<string, string> = {
  'DELETE pages/*': 'delete pages',
  'DELETE pictures/*': 'delete pictures',
  'PUT templates/*': 'create templates',
}

/** Routes whose first key is the id of a page or template. */
const withId = ['pages', 'published', 'versions', 'templates', 'messages']

/** Limits the changes of each user. */
const limitRate = rateLimit(600)

const visitor: User = { id: '', name: '', role: 'viewer' }

/** Handles a request to `/api/…`. Runs in Node and in browsers. */
export async function handle(request: Request, store: Store, client = '') {
  try {
    return await answer(request, store, client)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return Response.json({ problem: error.message }, { status: error.status })
  }
}

async function answer(request: Request, store: Store, client: string) {
  checkOrigin(request)
  const [, , name = '', ...keys] = new URL(request.url).pathname.split('/')
  const first = withId.includes(name) ? PAGE_ID : KEY
  if (!keys.every((key, at) => (at === 0 ? first : KEY).test(key)))
    throw new Refusal(400, 'This address contains invalid characters.')
  const route = `${request.method} ${[name, ...keys.map(() => '*')].join('/')}`

  const open = publicRoutes[route]
  if (open) return open({ request, store, client, user: visitor, keys })
  const user = userOf(request)
  if (!user) throw new Refusal(401, 'You are not signed in.')
  const run = routes[route]
  if (!run) throw new Refusal(404, 'There is nothing at this address.')
  if (request.method !== 'GET' && user.role === 'viewer')
    throw new Refusal(403, 'You can only view pages.')
  const task = forDesigners[route]
  if (task && user.role !== 'designer')
    throw new Refusal(403, `Only designers can ${task}.`)
  if (request.method !== 'GET') limitRate(user.id)
  return run({ request, store, client, user, keys })
}
