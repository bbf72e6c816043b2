// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import type { SaveStatus } from '@recipes/saving/createAutosave'
import { keepDraft, newDraftKey, readDrafts, type Draft } from '@recipes/saving/draft'
import { handle } from '../../server/handle'
import { memoryStore } from '../../server/memoryStore'
import type { Store } from '../../server/store'

type Fault = 'none' | 'lost request' | 'lost answer' | 'expired'

const FAST = 400

const pages = ['one', 'two'] as const
/** Half of the pages are too large for a request from a closing tab. */
const LARGE = 'x'.repeat(200_000)
const text = (edit: number) =>
  JSON.stringify({
    version: 1,
    nodes: { ROOT: { type: 'div', props: {} } },
    edit,
    filling: edit % 2 ? LARGE : '',
  })

/** Modules of a tab. A new tab shares no pending requests with an old one. */
async function loadTab() {
  vi.resetModules()
  const server = await import('@recipes/saving/server')
  const { createAutosave } = await import('@recipes/saving/createAutosave')
  const { setSwitch } = await import('../connection/switches')
  const { connect } = await import('../connection/connect')
  return { ...server, createAutosave, setSwitch, connect, isAlive: true }
}

type Tab = Awaited<ReturnType<typeof loadTab>>

interface OpenPage {
  id: string
  json: string
  status: SaveStatus
  autosave: ReturnType<Tab['createAutosave']>
}

/** The server, its network, and a tab whose editor opens pages in turn. */
class World {
  store: Store = memoryStore()
  fault: Fault = 'none'
  requests = 0
  edits = 0
  open: OpenPage | null = null
  /** The user's last edit in each page. */
  written = new Map<string, string>()
  /** All edits in each page, with their times. */
  recent = new Map<string, { json: string; time: number }[]>()
  tab!: Tab
  /** Durations of requests, used in turn. */
  delays: number[]

  constructor(delays: number[]) {
    this.delays = delays
  }

  async newTab() {
    const tab = await loadTab()
    tab.transport.fetch = (url, options) => this.fetch(tab, url, options)
    await tab.connect()
    this.tab = tab
    this.fail(this.fault)
  }

  fail(fault: Fault) {
    this.fault = fault
    this.tab.setSwitch('failing', fault === 'lost request')
    this.tab.setSwitch('expired', fault === 'expired')
  }

  async fetch(tab: Tab, url: string, options: RequestInit = {}) {
    // The fault applies as of the time of the request.
    const { fault } = this
    const wasAlive = tab.isAlive
    const delay = this.delays[this.requests++ % this.delays.length]!
    await new Promise((resolve) => setTimeout(resolve, delay))
    // Browsers finish small requests of a closed tab, but no code runs there to receive the response.
    const isLost = !wasAlive || (!tab.isAlive && !options.keepalive)
    if (isLost) return new Promise<Response>(() => {})
    // A slow request may arrive after the one that replaced it.
    if (options.signal?.aborted && delay === FAST)
      throw new TypeError('The network failed.')
    const { signal: _, ...rest } = options
    const request = new Request(new URL(url, 'http://localhost'), rest)
    const response = await handle(request, this.store)
    if (fault === 'lost answer' || options.signal?.aborted)
      throw new TypeError('The network failed.')
    return response
  }

  /** Opens a page as PageLoader, DraftChoice, and the editor do; the user chooses the draft. */
  async enter(id: string) {
    this.leave()
    const { tab } = this
    const saved = await settled(
      tab.loadPage(id, new AbortController().signal).catch(() => null),
    )
    if (!saved) return
    const ownKey = newDraftKey(id)
    const [draft] = readDrafts(id).filter(({ json, key }) => {
      if (json === saved.json) keepDraft(key, null)
      return json !== saved.json
    })
    const opened: Draft = draft
      ? { json: draft.json, replaces: [...draft.replaces, saved.revision] }
      : { json: saved.json, replaces: [saved.revision] }
    if (draft && keepDraft(ownKey, opened)) keepDraft(draft.key, null)
    const autosave = tab.createAutosave(
      saved,
      opened,
      {
        save: (page, signal) => tab.savePage(id, page, signal),
        keep: (each) => !tab.isAlive || keepDraft(ownKey, each),
      },
      ({ status }) => {
        if (this.open?.autosave === autosave) this.open.status = status
      },
    )
    this.open = {
      id,
      json: opened.json,
      status: draft ? 'unsaved' : 'saved',
      autosave,
    }
    autosave.open()
  }

  edit() {
    if (!this.open) return
    const { id } = this.open
    const json = text(++this.edits)
    this.open.json = json
    this.written.set(id, json)
    const earlier = this.recent.get(id) ?? []
    this.recent.set(id, [...earlier, { json, time: Date.now() }])
    this.open.autosave.changed({ serialize: () => json })
  }

  /** The editor unmounts because another page is opened or the person changes. */
  leave() {
    this.open?.autosave.close()
    this.open = null
  }

  /** The tab is reloaded, or closed and opened again. */
  async reload() {
    const last = this.open
    last?.autosave.flush()
    await this.replaceTab()
    if (!last) return
    // The request of the closing tab reaches the server before the page is read again.
    const isQuick = this.delays.every((delay) => delay === FAST)
    if (isQuick && this.fault === 'none' && last.json.length < 60_000)
      expect(await this.stored(last.id)).toBe(last.json)
  }

  /** The tab crashes. Edits of the last second may be lost. */
  async crash() {
    const id = this.open?.id
    const now = Date.now()
    await this.replaceTab()
    if (!id) return
    const json = readDrafts(id)[0]?.json ?? (await this.stored(id))
    const edits = this.recent.get(id) ?? []
    const lost = edits.splice(edits.findIndex((each) => each.json === json) + 1)
    expect(lost.filter(({ time }) => now - time > 1000)).toEqual([])
    if (lost.length > 0) this.written.set(id, json)
  }

  /** The user switches to another tab. */
  hide() {
    this.open?.autosave.flush()
  }

  async replaceTab() {
    const id = this.open?.id
    this.open = null
    this.tab.isAlive = false
    await this.newTab()
    if (id) await this.enter(id)
  }

  async stored(id: string) {
    return (await this.store.read('pages', id))?.json ?? ''
  }

  async check() {
    // There are no other users.
    expect(this.open?.status).not.toBe('outdated')
    if (this.open?.status === 'saved')
      expect(await this.stored(this.open.id)).toBe(this.open.json)
    for (const [id, json] of this.written) {
      const isOnScreen = this.open?.id === id && this.open.json === json
      const isKept =
        isOnScreen ||
        readDrafts(id)[0]?.json === json ||
        (await this.stored(id)) === json
      expect(isKept, `the last edit of page ${id} is kept`).toBe(true)
    }
  }
}

/** Waits for a promise while advancing the test's clock. */
async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  let isDone = false
  void promise.finally(() => (isDone = true))
  for (let step = 0; step < 100 && !isDone; step++)
    await vi.advanceTimersByTimeAsync(50)
  return promise
}

const faults: Fault[] = ['lost request', 'lost answer', 'expired']
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant(['edit'] as const) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(300, 1100, 6000).map((time) => ['wait', time] as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('none' as const, ...faults)
      .map((fault) => ['fault', fault] as const),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...pages).map((id) => ['enter', id] as const),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...(['reload', 'crash', 'leave', 'hide'] as const))
      .map((name) => [name] as const),
  },
)

beforeEach(() => {
  vi.stubEnv('VITE_CMS_SERVER', '1')
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

it('Pages shown as saved are always on the server, and unsaved edits are always offered again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }),
      fc.array(fc.constantFrom(FAST, 1500), { minLength: 5, maxLength: 5 }),
      async (steps, delays) => {
        localStorage.clear()
        // Timers of the previous run's tabs.
        vi.clearAllTimers()
        const world = new World(delays)
        await world.newTab()
        await world.enter('one')
        for (const [name, value] of steps) {
          if (name === 'edit') world.edit()
          else if (name === 'enter') await world.enter(value)
          else if (name === 'wait') await vi.advanceTimersByTimeAsync(value)
          else if (name === 'fault') world.fail(value)
          else await world[name]()
          await world.check()
        }
        // Without faults, the page on screen is stored, and all other edits can be opened.
        world.fail('none')
        // A rejected save waits for the next change, and the last change may happen during a request.
        for (const time of [2000, 1100, 12_000]) {
          await vi.advanceTimersByTimeAsync(time)
          if (time < 12_000) world.edit()
        }
        await world.check()
        if (world.open) expect(world.open.status).toBe('saved')
        for (const [id, json] of [...world.written]) {
          await vi.advanceTimersByTimeAsync(1000)
          await world.enter(id)
          expect(world.open?.json).toBe(json)
          await vi.advanceTimersByTimeAsync(12_000)
          expect([world.open?.status, await world.stored(id)]).toEqual(['saved', json])
        }
      },
    ),
    // Each run takes about 70 milliseconds.
    { numRuns: Number(process.env.FUZZ_RUNS ?? 100) },
  )
})
