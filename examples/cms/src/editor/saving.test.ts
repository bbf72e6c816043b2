// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { keepDraft, readDraft, type Draft } from '@recipes/saving/draft'
import type { SaveStatus } from '@recipes/saving/useAutosave'
import { handle } from '../../server/handle'
import { memoryStore } from '../../server/memoryStore'
import type { Store } from '../../server/store'
import { users } from '../../server/users'

type Fault = 'none' | 'lost request' | 'lost answer' | 'expired'

const pages = ['one', 'two'] as const
/** Half of the pages are larger than what a browser sends for a tab that closes. */
const LARGE = 'x'.repeat(200_000)
const text = (edit: number) =>
  JSON.stringify({
    version: 1,
    nodes: { ROOT: { type: 'div', props: {} } },
    edit,
    filling: edit % 2 ? LARGE : '',
  })

/** What a tab has loaded. A new tab knows nothing of the requests of an old one. */
async function loadTab() {
  vi.resetModules()
  const server = await import('@recipes/saving/server')
  const { createAutosave } = await import('@recipes/saving/useAutosave')
  return { ...server, createAutosave, isAlive: true }
}

type Tab = Awaited<ReturnType<typeof loadTab>>

interface OpenPage {
  id: string
  json: string
  status: SaveStatus
  autosave: ReturnType<Tab['createAutosave']>
}

/** The server, its network, and a tab whose editor opens one page after the other. */
class World {
  store: Store = memoryStore()
  fault: Fault = 'none'
  edits = 0
  open: OpenPage | null = null
  /** What the user wrote last in each page. */
  written = new Map<string, string>()
  tab!: Tab

  async newTab() {
    const tab = await loadTab()
    tab.transport.fetch = (url, options) => this.fetch(tab, url, options)
    this.tab = tab
  }

  async fetch(tab: Tab, url: string, options: RequestInit = {}) {
    // A fault is that of the time when the request leaves.
    const { fault } = this
    const wasAlive = tab.isAlive
    await new Promise((resolve) => setTimeout(resolve, 400))
    // Browsers finish small requests of a tab that has closed. Nothing runs there any more that could get an answer.
    const isLost = !wasAlive || (!tab.isAlive && !options.keepalive)
    if (isLost) return new Promise<Response>(() => {})
    if (fault === 'lost request' || options.signal?.aborted)
      throw new TypeError('The network failed.')
    const headers = {
      ...options.headers,
      authorization: `Bearer ${fault === 'expired' ? 'nobody' : [...users.keys()][0]}`,
    }
    const { signal: _, ...rest } = options
    const request = new Request(new URL(url, 'http://localhost'), {
      ...rest,
      headers,
    })
    const response = await handle(request, this.store)
    if (fault === 'lost answer') throw new TypeError('The network failed.')
    return response
  }

  /** As PageLoader, DraftChoice and the editor do it; the user opens the draft. */
  async enter(id: string) {
    this.leave()
    const { tab } = this
    const saved = await settled(
      tab.loadPage(id, new AbortController().signal).catch(() => null),
    )
    if (!saved) return
    const draft = readDraft(id)
    const hasDraft = draft !== null && draft.json !== saved.json
    const opened: Draft = hasDraft
      ? { ...draft, replaces: [...draft.replaces, saved.revision] }
      : { json: saved.json, replaces: [saved.revision] }
    const autosave = tab.createAutosave(
      saved,
      opened,
      {
        save: (page, signal) => tab.savePage(id, page, signal),
        keep: (each) => {
          if (tab.isAlive) keepDraft(id, each)
        },
      },
      (status) => {
        if (this.open?.autosave === autosave) this.open.status = status
      },
    )
    this.open = {
      id,
      json: opened.json,
      status: hasDraft ? 'unsaved' : 'saved',
      autosave,
    }
    autosave.open()
  }

  edit() {
    if (!this.open) return
    const json = text(++this.edits)
    this.open.json = json
    this.written.set(this.open.id, json)
    this.open.autosave.changed({ serialize: () => json })
  }

  /** The editor unmounts: another page is opened, or another person comes. */
  leave() {
    this.open?.autosave.close()
    this.open = null
  }

  /** The tab is reloaded, or closed and opened again. */
  async reload() {
    const id = this.open?.id
    this.open?.autosave.flush()
    this.open = null
    this.tab.isAlive = false
    await this.newTab()
    if (id) await this.enter(id)
  }

  async stored(id: string) {
    return (await this.store.read('pages', id))?.json ?? ''
  }

  async check() {
    // Nobody else is here.
    expect(this.open?.status).not.toBe('outdated')
    if (this.open?.status === 'saved')
      expect(await this.stored(this.open.id)).toBe(this.open.json)
    for (const [id, json] of this.written) {
      const isOnScreen = this.open?.id === id && this.open.json === json
      const isKept =
        isOnScreen ||
        readDraft(id)?.json === json ||
        (await this.stored(id)) === json
      expect(isKept, `the last edit of page ${id} is kept`).toBe(true)
    }
  }
}

/** Waits for something while the clock of the test runs. */
async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  let isDone = false
  void promise.finally(() => (isDone = true))
  for (let step = 0; step < 50 && !isDone; step++)
    await vi.advanceTimersByTimeAsync(50)
  return promise
}

const faults: Fault[] = ['lost request', 'lost answer', 'expired']
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant(['edit'] as const) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(300, 1100, 6000)
      .map((time) => ['wait', time] as const),
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
      .constantFrom('reload' as const, 'leave' as const)
      .map((name) => [name] as const),
  },
)

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

it('What is shown as saved is on the server, and what is not is offered again, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }),
      async (steps) => {
        localStorage.clear()
        const world = new World()
        await world.newTab()
        await world.enter('one')
        for (const [name, value] of steps) {
          if (name === 'edit') world.edit()
          else if (name === 'enter') await world.enter(value)
          else if (name === 'wait') await vi.advanceTimersByTimeAsync(value)
          else if (name === 'fault') world.fault = value
          else if (name === 'reload') await world.reload()
          else world.leave()
          await world.check()
        }
        // Once nothing is wrong any more, what is on screen is stored, and everything else that was written can be opened.
        world.fault = 'none'
        await vi.advanceTimersByTimeAsync(12_000)
        await world.check()
        for (const [id, json] of [...world.written]) {
          await vi.advanceTimersByTimeAsync(1000)
          await world.enter(id)
          expect(world.open?.json).toBe(json)
          await vi.advanceTimersByTimeAsync(12_000)
          expect([world.open?.status, await world.stored(id)]).toEqual([
            'saved',
            json,
          ])
        }
      },
    ),
    // Each takes about 70 milliseconds.
    { numRuns: Number(process.env.FUZZ_RUNS ?? 100) },
  )
})
