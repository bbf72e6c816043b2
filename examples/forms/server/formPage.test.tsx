import { beforeEach, expect, it } from 'vitest'
import type { Serve } from '../../server/listen'
import { memoryStore } from '../../server/memoryStore'
import type { Store } from '../../server/store'
import { handle } from './application'
import { withForms } from './formPage'
import { addSamples } from './samples'

const built =
  '<title>Published Form</title><div id="root"></div><script type="module" src="a.js"></script>'

let store: Store
let serve: Serve

beforeEach(async () => {
  store = memoryStore()
  await addSamples(store)
  serve = withForms(store, (request) =>
    request.url.includes('/api/')
      ? handle(request, store)
      : Promise.resolve(
          new Response(built, { headers: { 'content-type': 'text/html' } }),
        ),
  )
})

const textAt = async (address: string) =>
  (await serve(new Request(`http://localhost${address}`))).text()

/** Sends answers as a browser without scripts does. */
async function post(answers: [string, string][], id = 'bread-order') {
  const body = new URLSearchParams(answers)
  const address = `http://localhost/api/messages/${id}?form=answers`
  const response = await serve(new Request(address, { method: 'POST', body }))
  const location = response.headers.get('location') ?? ''
  return { status: response.status, location, text: await response.text() }
}

it('renders the published form, with the address that receives it without scripts', async () => {
  const html = await textAt('/page/?id=bread-order')
  expect(html).toContain('<title>Bread order</title>')
  expect(html).toMatch(
    /<form [^>]*method="post" action="\/api\/messages\/bread-order\?form=answers"/,
  )
  expect(html).toContain('Which breads?')
  expect(html).toContain('<script')
  for (const id of ['gone', '../pages/bread-order', '__proto__', ''])
    expect(await textAt(`/page/?id=${encodeURIComponent(id)}`)).toBe(built)
})

it('stores answers that a browser sends without scripts, and shows why others are refused', async () => {
  const stored = async () => (await store.keys('messages')).length
  const name: [string, string][] = [
    ['name', 'Cleo'],
    ['email', 'cleo@example.com'],
  ]
  const refused = await post(name)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain(
    '<p role="status">Which breads?: an answer is missing.',
  )
  const gone = await post(name, 'gone')
  expect(gone.status).toBe(404)
  expect(gone.text).toContain(
    '<p role="status">This page is not published. Go back: your answers are still there.</p>',
  )
  expect(await stored()).toBe(2)
  const sent = await post([...name, ['breads', 'Rye'], ['breads', 'Wheat']])
  // A browser that reloads the next page does not send the answers again.
  expect(sent.status).toBe(303)
  const thanks = await textAt(sent.location)
  expect(thanks).toContain('<p role="status">Thank you.</p>')
  expect(thanks).not.toContain('<script')
  expect(await stored()).toBe(3)
})

it('shows a title with markup as text', async () => {
  const page = (await store.read('published', 'bread-order'))!
  const json = page.json.replace('Bread order', () => '</title><b>$&')
  await store.change('published', 'bread-order', () => ({ ...page, json }))
  const html = await textAt('/page/?id=bread-order')
  expect(html).toContain('<title>&lt;/title&gt;&lt;b&gt;$&amp;</title>')
  expect(html).not.toContain('<b>')
})
