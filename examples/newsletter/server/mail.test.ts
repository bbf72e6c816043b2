import type { SerializedNodes } from '@craftjs/core'
import { expect, it } from 'vitest'
import type { StoredPage } from '@recipes/saving/server'
import { memoryStore } from '../../server/memoryStore'
import type { Published } from '../../server/store'
import { users } from '../../server/users'
import { handle } from './application'
import { addSamples } from './samples'

const [key] = users.keys()
const store = memoryStore()
await addSamples(store)

const ask = (method: string, path: string, body?: object) =>
  handle(
    new Request(`http://127.0.0.1/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      body: body && JSON.stringify(body),
    }),
    store,
  )
const answer = async <Answer>(path: string) =>
  (await (await ask('GET', path)).json()) as Answer

/** Saves the sample with other settings, and tries to publish it. */
async function publishWith(settings: object) {
  const { json, revision } = await answer<StoredPage>('pages/bread')
  const page = JSON.parse(json) as { nodes: SerializedNodes }
  Object.assign(page.nodes.ROOT!.props, settings)
  const next = crypto.randomUUID()
  await ask('PUT', 'pages/bread', {
    ...{ json: JSON.stringify(page), revision: next, replaces: [revision] },
  })
  return ask('PUT', 'published/bread', { revision: next })
}

it('Publishing stores the mail with its revision, and later changes do not change it', async () => {
  expect((await publishWith({ site: 'https://rye.example' })).status).toBe(204)
  const { revision, mail } = await answer<Published>('published/bread')
  expect(revision).toBe((await answer<StoredPage>('pages/bread')).revision)
  expect(mail!.subject).toBe('Bread of the week')
  expect(mail!.html).toMatch(
    /<img src="https:\/\/rye\.example\/api\/pictures\/[^"]+\.png"/,
  )
  expect(mail!.html).toContain('href="https://rye.example/order?from={{reader_id}}"')
  expect(mail!.html).toContain('Rye, baked twice, until Saturday.')
  expect(mail!.text).toMatch(
    /^A loaf of rye bread: https:\/\/rye\.example\/rye\n[^]*Unsubscribe: {{unsubscribe_url}}$/,
  )
  expect(await answer('pages')).toMatchObject([
    { id: 'bread', title: 'Bread of the week', state: 'published' },
  ])

  const { json } = await answer<StoredPage>('pages/bread')
  const changed = { json, revision: 'changed', replaces: [revision] }
  await ask('PUT', 'pages/bread', changed)
  expect((await answer<Published>('published/bread')).mail).toEqual(mail)
})

it('Refuses to publish a picture without a description', async () => {
  const { json, revision } = await answer<StoredPage>('pages/bread')
  const page = JSON.parse(json) as { nodes: SerializedNodes }
  const props = page.nodes.picture!.props as { picture: { alt: string } }
  props.picture.alt = ''
  await ask('PUT', 'pages/bread', {
    ...{ json: JSON.stringify(page), revision: 'bare', replaces: [revision] },
  })
  const response = await ask('PUT', 'published/bread', { revision: 'bare' })
  const problem = 'Describe each picture, or mark it as decorative.'
  expect([response.status, await response.json()]).toEqual([422, { problem }])
})

it.each([
  [{ subject: ' ' }, 'Write a subject before you publish.'],
  [
    { subject: 'Rye', site: '/' },
    'Write the address of your site, such as https://example.com.',
  ],
])('Refuses to publish %j', async (settings, problem) => {
  const response = await publishWith(settings)
  expect([response.status, await response.json()]).toEqual([422, { problem }])
})
