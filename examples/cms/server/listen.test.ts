import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { versionAfter } from '@recipes/upgrades/storedPage'
import { upgrades } from '../upgrades'
import { listen, serve } from '../../server/listen'
import { memoryStore } from '../../server/memoryStore'
import type { Store } from '../../server/store'
import { handle } from './application'

let server: Awaited<ReturnType<typeof listen>>
let store: Store
let log: MockInstance

beforeEach(async () => {
  log = vi.spyOn(console, 'error').mockReturnValue()
  store = memoryStore()
  server = await listen(serve(handle, store, import.meta.dirname), 0)
  return () => server.close()
})

const origin = () => `http://127.0.0.1:${server.port}`

const ask = (method: string, address: string, body?: object, headers = {}) =>
  fetch(`${origin()}/api/${address}`, {
    method,
    headers: { authorization: 'Bearer ada', ...headers },
    body: body && JSON.stringify(body),
  })

/** Sends text to the server and returns the status of the response. */
async function statusOf(text: string): Promise<string | undefined> {
  const socket = connect(server.port, '127.0.0.1')
  socket.write(text)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return /^HTTP\/1.1 (\d+)/.exec(answer.toString())?.[1]
}

const message = { form: 'order', entries: { name: 'Rye' } }
const post = (body: object, headers = {}) =>
  ask('POST', 'messages/home', body, { 'content-type': 'application/json', ...headers })

const node = (resolvedName: string, props: object, nodes: string[] = []) => ({
  ...{ type: { resolvedName }, props, nodes, linkedNodes: {}, hidden: false },
})
const field = { label: 'Bread', name: 'name', kind: 'text', required: 'yes' }
/** Publishes a page with a form. */
const publishForm = () =>
  store.change('published', 'home', () => ({
    json: JSON.stringify({
      version: versionAfter(upgrades),
      nodes: {
        ROOT: node('Page', {}, ['form']),
        form: node('Form', { name: 'order' }, ['field']),
        field: node('FormField', field),
      },
    }),
    revision: 'a',
  }))

describe('requests from other sites', () => {
  it.each([
    { origin: 'https://attacker.example', 'content-type': 'text/plain' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('are refused: %j', async (headers) => {
    expect((await ask('POST', 'messages/home', message, headers)).status).toBe(403)
    expect((await ask('GET', 'pages', undefined, headers)).status).toBe(403)
    expect(await store.keys('messages')).toEqual([])
  })

  it('may only be for pictures, which mails show', async () => {
    await store.change('pictures', 'a.png', () => ({ type: 'image/png', base64: '' }))
    const headers = { 'sec-fetch-site': 'cross-site' }
    const picture = await ask('GET', 'pictures/a.png', undefined, headers)
    expect([
      picture.status,
      picture.headers.get('cross-origin-resource-policy'),
    ]).toEqual([200, 'cross-origin'])
  })

  it('do not include requests from the same site, not even behind an HTTPS proxy', async () => {
    await publishForm()
    const own = origin().replace('http:', 'https:')
    expect((await post(message, { origin: own })).status).toBe(204)
  })
})

it('stores a form once, and only answers that the published page has', async () => {
  expect((await post(message)).status).toBe(404)
  await publishForm()
  const statusOfForm = async (sent: object) => (await post(sent)).status
  expect(await statusOfForm({ ...message, form: 'gone' })).toBe(422)
  expect(await statusOfForm({ ...message, entries: {} })).toBe(422)
  expect(await statusOfForm({ ...message, entries: { name: 'Rye', more: '' } })).toBe(
    422,
  )
  expect(await statusOfForm({ ...message, id: 'A_B' })).toBe(400)
  expect(await statusOfForm({ ...message, id: 'a-1' })).toBe(204)
  expect(await statusOfForm({ ...message, id: 'a-1' })).toBe(204)
  expect(await store.keys('messages')).toEqual(['home.a-1'])
  const read = async (id: string, headers = {}) =>
    (await (await ask('GET', `messages/${id}`, undefined, headers)).json()) as object
  const answers = { page: 'home', form: 'order', answers: { name: 'Rye' } }
  expect(await read('home')).toMatchObject([answers])
  expect(await read('home', { authorization: '' })).toHaveProperty('problem')
  // Stored by an older version of the server.
  const old = { ...answers, id: 'old', at: '2026-01-01' }
  await store.change('messages', 'old', () => old)
  expect(await read('home')).toMatchObject([answers, old])
  expect(await read('other')).toEqual([])
  await store.change('pages', 'home', () => ({ json: '{}', revision: 'a' }))
  expect(await (await ask('GET', 'pages')).json()).toMatchObject([{ answers: 2 }])
  await ask('DELETE', 'pages/home')
  expect(await store.keys('messages')).toEqual([])
})

it('limits the number, the rate and the names of messages and templates', async () => {
  await publishForm()
  const template = { name: 'Card', text: '{}' }
  expect((await ask('PUT', `templates/${'x'.repeat(41)}`, template)).status).toBe(400)

  for (let at = 0; at < 1000; at++)
    await store.change('messages', `${at}`, () => ({
      ...{ id: `${at}`, page: 'home', form: 'order', at: '', answers: {} },
    }))
  expect((await post(message)).status).toBe(403)
  const statuses = new Set<number>()
  for (let at = 0; at < 20; at++) statuses.add((await post(message)).status)
  expect([...statuses]).toEqual([403, 429])
})

it.each(['/', '/page/', '/api/published/home', '/api/pages'])(
  '%s cannot be framed by other sites, and has a policy',
  async (address) => {
    const { headers } = await fetch(origin() + address)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

it.each([
  ['TRACE / HTTP/1.1', '400'],
  ['GET // HTTP/1.1', '404'],
  ['GET //[/api/pages HTTP/1.1', '404'],
  ['OPTIONS * HTTP/1.1', '404'],
  ['GET /api/constructor HTTP/1.1', '401'],
  ['POST /api/pictures/__proto__ HTTP/1.1', '400'],
])('answers the request line "%s" with %s, without an error', async (line, status) => {
  expect(await statusOf(`${line}\r\nhost: a\r\n\r\n`)).toBe(status)
  expect(log).not.toHaveBeenCalled()
})

it.each([
  { nodes: null },
  { nodes: [] },
  { nodes: { ROOT: null } },
  { nodes: { ROOT: { type: null, props: {} } } },
  { nodes: { ROOT: { type: 'div', props: {}, nodes: [null] } } },
  { version: 'x', nodes: {} },
])('refuses the page %j with 400', async (page) => {
  const json = JSON.stringify({ version: 1, ...page })
  for (const text of [json, 'null'])
    expect(
      (await ask('PUT', 'pages/odd', { json: text, revision: 'a', replaces: [''] }))
        .status,
    ).toBe(400)
  expect(await store.keys('pages')).toEqual([])
  expect(log).not.toHaveBeenCalled()
})

it.each(['constructor', '__proto__'])(
  'refuses a picture of the type %s',
  async (type) => {
    const response = await ask('POST', 'pictures', {}, { 'content-type': type })
    expect(response.status).toBe(415)
  },
)

it('answers without a sign-in before it reads the body', async () => {
  const head =
    'PUT /api/pages/home HTTP/1.1\r\nhost: a\r\ncontent-length: 300000\r\n\r\n'
  expect(await statusOf(head)).toBe('401')
})

it('logs an error once, and does not send it', async () => {
  store.keys = () => Promise.reject(new Error('/srv/secret'))
  for (const route of ['pages', 'pictures']) {
    const response = await ask('GET', route)
    expect([response.status, await response.text()]).toEqual([
      500,
      '{"problem":"The server failed."}',
    ])
  }
  expect(log).toHaveBeenCalledOnce()
})
