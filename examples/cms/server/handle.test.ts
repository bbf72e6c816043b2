import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fileStore } from '../../server/fileStore'
import { handle } from './application'
import { listen, serve } from '../../server/listen'
import { memoryStore } from '../../server/memoryStore'
import { MAX_PAGE } from '../../server/pages'
import { MAX_PICTURE } from '../../server/pictures'
import { addSamples } from './samplePages'
import { users } from '../../server/users'

// You can change the users: the tests select them by role.
const keyOf = (role: string) => [...users].find(([, user]) => user.role === role)![0]
const designer = keyOf('designer')
const writer = keyOf('writer')

let server: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cms-'))
  const store = fileStore(folder)
  await addSamples(store)
  const built = path.join(folder, 'dist')
  for (const file of ['index.html', 'page/index.html', 'assets/a.js']) {
    mkdirSync(path.dirname(path.join(built, file)), { recursive: true })
    writeFileSync(path.join(built, file), file)
  }
  server = await listen(serve(handle, store, built), 0)
})
afterAll(() => server.close())

async function ask(
  method: string,
  address: string,
  body?: BodyInit | object,
  key = designer,
  type = 'application/json',
) {
  const isText =
    body === undefined || typeof body === 'string' || body instanceof Uint8Array
  const response = await fetch(`http://127.0.0.1:${server.port}/api/${address}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': type },
    body: isText ? (body as BodyInit) : JSON.stringify(body),
  })
  return {
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }
}
const statusOf = async (...request: Parameters<typeof ask>) =>
  (await ask(...request)).status
const upload = (bytes: Uint8Array, type = 'image/png') =>
  ask('POST', 'pictures', bytes as BodyInit, designer, type)
const load = async (id: string) =>
  JSON.parse((await ask('GET', `pages/${id}`)).text) as {
    json: string
    revision: string
  }
const stored = (version: number, nodes: object) => JSON.stringify({ version, nodes })
const root = { ROOT: { type: 'div', props: {}, nodes: [], linkedNodes: {} } }
const page = (revision: string, replaces: string[], json = stored(1, root)) => ({
  json,
  revision,
  replaces,
})

describe('deleting', () => {
  it('removes a page and its versions, for designers only', async () => {
    await ask('PUT', 'pages/gone', page('a', ['']))
    await ask('PUT', 'published/gone', { revision: 'a' })
    expect(await statusOf('DELETE', 'pages/gone', undefined, writer)).toBe(403)
    expect(await statusOf('DELETE', 'pages/gone')).toBe(204)
    expect(await statusOf('GET', 'published/gone')).toBe(404)
    expect((await ask('GET', 'versions/gone')).text).toBe('[]')
    expect((await load('gone')).revision).toBe('')
    expect(await statusOf('PUT', 'pages/gone', page('b', ['a']))).toBe(409)
  })

  it('keeps a picture as long as a page or a template shows it', async () => {
    const { text } = await upload(new Uint8Array([1]))
    const { name } = JSON.parse(text) as { name: string }
    await ask(
      'PUT',
      'pages/album',
      page('a', [''], stored(1, { ROOT: { ...root.ROOT, props: { src: name } } })),
    )
    expect((await ask('GET', 'pictures')).text).toContain(
      `{"name":"${name}","shownBy":["album"]}`,
    )
    expect(await statusOf('DELETE', `pictures/${name}`)).toBe(409)
    await ask('DELETE', 'pages/album')
    await ask('PUT', 'templates/card', { name: 'Photo', text: name })
    expect(await statusOf('DELETE', `pictures/${name}`)).toBe(409)
    await ask('PUT', 'templates/card', { name: 'Photo', text: '{}' })
    expect(await statusOf('DELETE', `pictures/${name}`, undefined, writer)).toBe(403)
    expect(await statusOf('DELETE', `pictures/${name}`)).toBe(204)
    expect(await statusOf('GET', `pictures/${name}`)).toBe(404)
  })

  it('deletes a page that is published or saved at the same time', async () => {
    for (let round = 0; round < 20; round++) {
      await ask('PUT', 'pages/race', page('a', ['']))
      await Promise.all([
        ask('PUT', 'published/race', { revision: 'a' }),
        ask('PUT', 'pages/race', page('b', ['a'])),
        ask('DELETE', 'pages/race'),
        ask('PUT', 'published/race', { revision: 'a' }),
      ])
      expect((await ask('GET', 'published/race')).status).toBe(404)
      expect((await ask('GET', 'versions/race')).text).toBe('[]')
    }
  })

  it('lists pages and pictures without reading the pages again', async () => {
    const records = memoryStore()
    await addSamples(records)
    const name = `${crypto.randomUUID()}.png`
    await records.change('pictures', name, () => ({ type: 'image/png', base64: '' }))
    await records.change('published', 'home', () => ({ json: name, revision: 'a' }))
    const list = (route: string) =>
      handle(
        new Request(`http://localhost/api/${route}`, {
          headers: { authorization: `Bearer ${designer}` },
        }),
        records,
      ).then((response) => response.text())
    const first = [await list('pages'), await list('pictures')]
    expect(first[1]).toBe(JSON.stringify([{ name, shownBy: ['home'] }]))
    const read = vi.spyOn(records, 'read')
    expect([await list('pages'), await list('pictures')]).toEqual(first)
    expect(new Set(read.mock.calls.map(([kind]) => kind))).toEqual(
      new Set(['summaries', 'published']),
    )
  })
})

describe('pages', () => {
  it('lists the pages with their titles, their last edits and their state for visitors', async () => {
    const list = async () => JSON.parse((await ask('GET', 'pages')).text) as object[]
    expect(await list()).toEqual([
      { id: 'about', title: 'About', state: 'draft', answers: 0 },
      { id: 'home', title: 'Home', state: 'published', answers: 0 },
    ])
    const named = stored(1, { ROOT: { ...root.ROOT, props: { title: 'Spring Menu' } } })
    await ask('PUT', 'pages/menu', page('a', [''], named))
    const at = expect.stringMatching(/^\d{4}-/) as string
    const entry = {
      ...{ id: 'menu', title: 'Spring Menu', by: 'Ada', at },
      ...{ state: 'draft', answers: 0 },
    }
    expect((await list()).at(-1)).toEqual(entry)
    await ask('DELETE', 'pages/menu')
  })

  it('stores a page once, accepts a repeated save, and never replaces a version that the sender has not seen', async () => {
    expect(await load('new')).toEqual({ json: '', revision: '' })
    for (const [save, status] of [
      [page('a', ['']), 204],
      [page('a', ['']), 204],
      [page('b', ['']), 409],
      [page('c', ['', 'a']), 204],
    ] as const)
      expect(await statusOf('PUT', 'pages/new', save)).toBe(status)
    expect((await load('new')).revision).toBe('c')
  })

  it('checks a repeated save, and does not store it again', async () => {
    await ask('PUT', 'pages/repeated', page('a', ['']))
    const { status } = await ask('PUT', 'pages/repeated', page('a', [''], 'no JSON'))
    const other = stored(1, { ROOT: { ...root.ROOT, type: 'main' } })
    await ask('PUT', 'pages/repeated', page('a', [''], other), writer)
    const { text } = await ask('GET', 'versions/repeated')
    const versions = JSON.parse(text) as { key: string }[]
    const version = await ask('GET', `versions/repeated/${versions[0]?.key}`)
    expect([status, versions.length]).toEqual([400, 1])
    expect(JSON.parse(version.text)).toMatchObject({ json: stored(1, root) })
  })

  it('accepts only one of two simultaneous saves', async () => {
    const saves = ['one', 'two', 'three'].map((revision) =>
      ask('PUT', 'pages/race', page(revision, [''])),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([204, 409, 409])
  })

  // prettier-ignore
  it.each([
    ['nobody', 401, 'nobody', page('x', [''])],
    ['a viewer', 403, keyOf('viewer'), page('x', [''])],
    ['a writer who creates a page', 403, writer, page('x', [''])],
    ['a page that is too large', 413, designer, page('x', [''], `"${'x'.repeat(MAX_PAGE)}"`)],
    ['a save that is not a page', 400, designer, page('x', [''], '[]')],
    ['a page with a forbidden tag', 400, designer, page('x', [''], stored(1, { ROOT: { ...root.ROOT, type: 'iframe' } }))],
    ['a page of a newer editor', 400, designer, page('x', [''], stored(9, root))],
    ['a save that is not JSON', 400, designer, '{'],
    ['missing fields', 400, designer, {}],
  ])('refuses %s with %i', async (_, status, key, body) => {
    expect(await statusOf('PUT', 'pages/refused', body, key)).toBe(status)
    expect((await load('refused')).revision).toBe('')
  })

  it('does not replace a page with an older format', async () => {
    await ask('PUT', 'pages/old', page('a', ['']))
    const older = await ask('PUT', 'pages/old', page('b', ['a'], stored(0, root)))
    expect([older.status, older.text]).toEqual([
      409,
      expect.stringContaining('newer version of the editor'),
    ])
  })

  it('lets a writer change words, but neither positions nor locked Nodes', async () => {
    const { json, revision } = await load('home')
    const save = async (
      change: (nodes: Record<string, { props: object; nodes: string[] }>) => void,
    ) => {
      const copy = JSON.parse(json) as { nodes: Parameters<typeof change>[0] }
      change(copy.nodes)
      return ask(
        'PUT',
        'pages/home',
        page('w', [revision], JSON.stringify(copy)),
        writer,
      )
    }
    expect((await save((nodes) => nodes.ROOT!.nodes.reverse())).text).toContain(
      'can only change content',
    )
    expect(
      (await save((nodes) => (nodes.header!.props = { name: 'Mine' }))).text,
    ).toContain('locked: header')
    const style = { display: 'none' }
    expect(
      (await save(({ ROOT }) => (ROOT!.props = { ...ROOT!.props, style }))).text,
    ).toContain('locked: header')
    const { status } = await save(({ ROOT, order }) => {
      ROOT!.props = { ...ROOT!.props, accent: 'red' }
      order!.props = { label: 'Buy', href: '' }
    })
    expect(status).toBe(204)
  })

  it('lets a writer save the empty columns that are added when a page is opened', async () => {
    await ask('PUT', 'pages/script', page('a', ['']))
    const column = { ...root.ROOT, isCanvas: true, parent: 'ROOT' }
    const opened = {
      ROOT: { ...root.ROOT, linkedNodes: { left: 'left' } },
      left: column,
    }
    const save = (nodes: object) =>
      ask(
        'PUT',
        'pages/script',
        page('b', ['a'], stored(1, { ...opened, ...nodes })),
        writer,
      )
    const filled = {
      left: { ...column, nodes: ['text'] },
      text: { ...root.ROOT, parent: 'left' },
    }
    expect((await save(filled)).status).toBe(403)
    expect((await save({})).status).toBe(204)
  })

  // A page "home.menu" would share the versions of "home".
  it.each(['pages/..%2Fx', 'pages/A', 'pages/.', 'pages/home.menu'])(
    'has no file at %s',
    async (address) => {
      expect(await statusOf('GET', address)).toBeGreaterThanOrEqual(400)
    },
  )
})

it('publishes only a version that the user has seen, and shows it to everyone', async () => {
  await ask('PUT', 'pages/news', page('n', ['']))
  expect(await statusOf('GET', 'published/news', undefined, '')).toBe(404)
  expect(await statusOf('PUT', 'published/news', { revision: 'old' })).toBe(409)
  expect(await statusOf('PUT', 'published/news', { revision: 'n' })).toBe(204)
  expect((await ask('GET', 'published/news', undefined, '')).text).toContain(
    '"revision":"n"',
  )
})

it('keeps versions, and returns each only for its own page', async () => {
  await ask('PUT', 'pages/old', page('o', ['', 'a']))
  const [version] = JSON.parse((await ask('GET', 'versions/old')).text) as {
    key: string
    by: string
  }[]
  expect(version?.by).toBe(users.get(designer)?.name)
  expect((await ask('GET', `versions/old/${version?.key}`)).text).toContain(
    '"revision":"o"',
  )
  expect(await statusOf('GET', `versions/home/${version?.key}`)).toBe(404)
})

it('keeps versions of users with any name', async () => {
  users.set('secret', { id: 'zoe', name: 'Zoë van Dijk', role: 'designer' })
  const save = await ask('PUT', 'pages/port', page('z', ['']), 'secret')
  expect(save.status).toBe(204)
  expect((await ask('GET', 'versions/port')).text).toContain('Zoë van Dijk')
})

it.each([
  ['', 200, 'index.html'],
  ['page/?id=home', 200, 'page/index.html'],
  ['assets/a.js', 200, 'assets/a.js'],
  ['assets', 404, 'Not found'],
  ['..%2Fpages%2Fhome.json', 404, 'Not found'],
  ['assets/b.js', 404, 'Not found'],
])('serves the built pages: /%s', async (address, status, text) => {
  const response = await fetch(`http://127.0.0.1:${server.port}/${address}`)
  expect([response.status, await response.text()]).toEqual([status, text])
})

it('stores pictures unchanged, and rejects other files and large ones', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)
  const { status, text } = await upload(bytes)
  expect(status).toBe(201)
  const { name } = JSON.parse(text) as { name: string }
  const shown = await fetch(`http://127.0.0.1:${server.port}/api/pictures/${name}`)
  expect(shown.headers.get('content-type')).toBe('image/png')
  // Comparing byte by byte takes a second; on a busy machine, longer than the server keeps a connection open.
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true)
  expect((await upload(bytes, 'image/svg+xml')).status).toBe(415)
  expect((await upload(new Uint8Array(MAX_PICTURE + 1))).status).toBe(413)
})

it('stores templates from designers', async () => {
  const template = { name: 'Card', text: '{}' }
  expect(await statusOf('PUT', 'templates/card', template, writer)).toBe(403)
  expect(await statusOf('PUT', 'templates/card', template)).toBe(204)
  expect(JSON.parse((await ask('GET', 'templates')).text)).toEqual([
    { key: 'card', ...template },
  ])
})
