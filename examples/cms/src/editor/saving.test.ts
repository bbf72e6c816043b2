import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  firstState,
  type Callbacks,
  type SaveState,
} from '@recipes/saving/createAutosave'
import {
  keepDraft,
  newDraftKey,
  readDrafts,
  removeDraft,
  takeDraft,
  unsavedDrafts,
  type Draft,
  type KeptDraft,
} from '@recipes/saving/draft'
import type { PageSave, StoredPage } from '@recipes/saving/server'
import { handle } from '../../server/application'
import { memoryStore } from '../../../server/memoryStore'
import type { Store } from '../../../server/store'
import { users } from '../../../server/users'

/** How requests fail: not at all, before or after the server has handled them, or with a status. */
type Fault = 'none' | 'lost request' | 'lost answer' | 401 | 413 | 429
type Choice = 'open' | 'discard' | 'later'

const FAST = 100
/** A crash may lose the changes made in this time, in ms. */
const PAUSE = 1000

/** Every third page is too large for a request from a closing tab. */
const LARGE = 'x'.repeat(60_000)
const pageOf = (edits: number[]) =>
  JSON.stringify({
    version: 1,
    nodes: { ROOT: { type: 'div', props: {} } },
    edits,
    filling: edits.length % 3 === 2 ? LARGE : '',
  })
const editsOf = (json: string) =>
  json === '' ? [] : (JSON.parse(json) as { edits: number[] }).edits

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The storage of a browser. If it is full, no record can become longer. */
function fakeStorage(world: { isFull: boolean }) {
  const records: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => records[key] ?? null,
    setItem(key: string, value: string) {
      const before = records[key] ?? ''
      if (world.isFull && value.length > before.length) throw new Error('full')
      records[key] = value
    },
    removeItem: (key: string) => delete records[key],
  }
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(records, name, { value })
  return records
}

/** Modules of one tab. Tabs do not share pending requests. */
async function loadModules() {
  vi.resetModules()
  const server = await import('@recipes/saving/server')
  const { createAutosave } = await import('@recipes/saving/createAutosave')
  return { ...server, createAutosave }
}
const loaded: Awaited<ReturnType<typeof loadModules>>[] = []

interface Editor {
  /** The changes in this editor that can be undone, oldest first. */
  undoable: { edit: number; time: number }[]
  json: string
  changedAt: number
  state: SaveState
  /** A version that the user has opened or discarded in another tab. */
  handled?: string
  autosave: ReturnType<(typeof loaded)[number]['createAutosave']>
}

interface Tab {
  at: number
  user: string
  isAlive: boolean
  modules: (typeof loaded)[number]
  /** The dialog for drafts. */
  choice: { page: StoredPage; drafts: KeptDraft[]; ownKey: string } | null
  editor: Editor | null
}

let runs = 0

/** One page, edited by two users in several tabs of one browser. */
class World {
  page = `page-${++runs}`
  fault: Fault = 'none'
  isFull = false
  edits = 0
  /** Changes that a user has undone, discarded or replaced, and that a crash may lose. */
  givenUp = new Set<number>()
  tabs: Tab[] = []
  /** The tab that has sent each revision. */
  senders = new Map<string, Tab>()
  /** The number of restarts of the server. */
  restarts = 0
  records = memoryStore()
  requests = 0
  /** Durations of requests, used in turn. */
  delays: number[]

  constructor(delays: number[]) {
    this.delays = delays
    vi.stubGlobal('localStorage', fakeStorage(this))
  }

  /** The store of the running server. A restart interrupts what has begun. */
  store(): Store {
    const { restarts } = this
    const step = async () => {
      await sleep(20)
      if (this.restarts !== restarts) throw new Error('The server was stopped.')
    }
    return {
      read: (kind, key) => step().then(() => this.records.read(kind, key)),
      change: (kind, key, change) =>
        step().then(() => this.records.change(kind, key, change)),
      keys: (kind) => step().then(() => this.records.keys(kind)),
    }
  }

  async fetch(tab: Tab, url: string, { signal, ...options }: RequestInit = {}) {
    const lost = new Promise<Response>(() => {})
    // No code runs in a closed tab.
    if (!tab.isAlive) return lost
    // The fault applies as of the time of the request.
    const { fault, restarts } = this
    const delay = this.delays[this.requests++ % this.delays.length]!
    await sleep(delay / 2)
    // Browsers finish small requests of a closed tab.
    if (!tab.isAlive && !options.keepalive) return lost
    // A slow request may arrive after the one that replaced it.
    if (signal?.aborted && delay === FAST) throw new TypeError('The network failed.')
    if (fault === 'lost request' || this.restarts !== restarts)
      throw new TypeError('The network failed.')
    const isSave = typeof options.body === 'string'
    if (fault === 429 || (fault === 413 && isSave))
      return new Response(null, { status: fault })
    if (typeof options.body === 'string')
      this.senders.set((JSON.parse(options.body) as PageSave).revision, tab)
    const key = fault === 401 ? '' : tab.user
    const headers = { authorization: `Bearer ${key}` }
    const request = new Request(new URL(url, 'http://localhost'), {
      ...options,
      headers,
    })
    const response = await handle(request, this.store())
    this.history.add((await this.records.read('pages', this.page))?.json ?? '')
    await sleep(delay / 2)
    if (fault === 'lost answer' || signal?.aborted)
      throw new TypeError('The network failed.')
    return response
  }

  draftsOf = (user: string) => `${user}/${this.page}`

  async newTab(user: string) {
    const at = this.tabs.length
    const modules = (loaded[at] ??= await loadModules())
    const tab: Tab = { at, user, isAlive: true, modules, choice: null, editor: null }
    modules.transport.fetch = (url, options) => this.fetch(tab, url, options)
    this.tabs.push(tab)
    void this.load(tab)
  }

  /** As PageLoader and DraftChoice. */
  async load(tab: Tab) {
    while (tab.isAlive) {
      const { signal } = new AbortController()
      const page = await tab.modules.loadPage(this.page, signal).catch(() => null)
      if (page) {
        if (!tab.isAlive) return
        const id = this.draftsOf(tab.user)
        const drafts = unsavedDrafts(id, page)
        tab.choice = { page, drafts, ownKey: newDraftKey(id) }
        if (drafts.length === 0) this.choose(tab, 'later')
        return
      }
      // The user presses "Try again".
      await sleep(1000)
    }
  }

  choose(tab: Tab, choice: Choice) {
    if (!tab.choice) return
    const { page, drafts, ownKey } = tab.choice
    const [draft] = drafts
    if (choice === 'later' || !draft)
      return this.edit(tab, { json: page.json, replaces: [page.revision] })
    for (const { editor } of this.tabs)
      if (editor?.json === draft.json) editor.handled = draft.json
    if (choice === 'open') {
      const isWarned = !draft.replaces.includes(page.revision)
      if (isWarned) this.giveUp(page.json, draft.json)
      return this.edit(tab, takeDraft(draft, page, ownKey))
    }
    this.giveUp(draft.json, page.json)
    removeDraft(draft)
    tab.choice.drafts = drafts.slice(1)
    if (drafts.length === 1) this.choose(tab, 'later')
  }

  /** The user accepts that the changes of one version are replaced with another version. */
  giveUp(json: string, other: string) {
    const others = editsOf(other)
    for (const edit of editsOf(json)) if (!others.includes(edit)) this.givenUp.add(edit)
  }

  edit(tab: Tab, opened: Draft) {
    const { page, ownKey } = tab.choice!
    tab.choice = null
    const { createAutosave, savePage } = tab.modules
    const callbacks: Callbacks = {
      save: (each, signal) => savePage(this.page, each, signal),
      keep: (draft) => !tab.isAlive || keepDraft(ownKey, draft),
    }
    const report = (state: SaveState) => (editor.state = state)
    const editor: Editor = {
      undoable: [],
      json: opened.json,
      changedAt: performance.now(),
      state: firstState(page, opened),
      autosave: createAutosave(page, opened, callbacks, report),
    }
    tab.editor = editor
    editor.autosave.open()
  }

  change(tab: Tab, isUndo: boolean) {
    const { editor } = tab
    if (!editor) return
    if (isUndo) {
      const undone = editor.undoable.pop()
      if (!undone) return
      const { edit } = undone
      this.givenUp.add(edit)
      editor.json = pageOf(editsOf(editor.json).filter((each) => each !== edit))
    } else {
      editor.undoable.push({ edit: ++this.edits, time: performance.now() })
      editor.json = pageOf([...editsOf(editor.json), this.edits])
    }
    editor.changedAt = performance.now()
    const { json } = editor
    editor.autosave.changed({ serialize: () => json })
  }

  /** The user opens the list of pages, and then the page again. */
  leave(tab: Tab) {
    if (!tab.editor?.autosave.keepNow()) return
    tab.editor.autosave.close()
    const { editor } = tab
    tab.editor = null
    this.expectKept(editor)
    void this.load(tab)
  }

  /** Closes the tab. If the changes would be lost, the user stays. */
  close(tab: Tab) {
    if (tab.editor?.autosave.keepNow() === false) return
    tab.editor?.autosave.flush()
    tab.isAlive = false
    if (tab.editor) this.expectKept(tab.editor)
    tab.editor = null
  }

  crash(tab: Tab) {
    const { editor } = tab
    tab.isAlive = false
    tab.editor = null
    if (!editor) return
    const now = performance.now()
    // The user knows if the changes are stored nowhere.
    const { isKept } = editor.state
    for (const { edit, time } of editor.undoable)
      if ((now - time <= PAUSE || !isKept) && !this.isHeld(edit)) this.givenUp.add(edit)
    if (now - editor.changedAt > PAUSE && isKept) this.expectKept(editor)
  }

  drafts = () => ['ada', 'eva'].flatMap((user) => readDrafts(this.draftsOf(user)))

  stored: StoredPage | undefined
  /** All versions that the server has had. */
  history = new Set([''])

  /** The version on the screen of a tab that ends can be opened again, or the user has decided about it. */
  expectKept({ json, state, handled }: Editor) {
    if (state.status === 'saved' || handled === json) return
    // After a conflict, the user has undone the changes to the version of the server.
    if (state.status === 'outdated' && this.history.has(json)) return
    const versions = [...this.drafts().map((draft) => draft.json), this.stored?.json]
    expect(versions).toContain(json)
  }

  isHeld(edit: number): boolean {
    const versions = [
      this.stored?.json ?? '',
      ...this.drafts().map(({ json }) => json),
      ...this.tabs.map(({ editor }) => editor?.json ?? ''),
    ]
    return versions.some((json) => editsOf(json).includes(edit))
  }

  async wait(ms: number) {
    await vi.advanceTimersByTimeAsync(ms)
    this.stored = await this.records.read('pages', this.page)
  }

  check() {
    for (let edit = 1; edit <= this.edits; edit++)
      if (!this.givenUp.has(edit))
        expect([edit, this.isHeld(edit)]).toEqual([edit, true])
    for (const { at, editor } of this.tabs) {
      if (editor?.state.status !== 'saved') continue
      const sender = this.senders.get(this.stored?.revision ?? '')
      if (sender?.at === at) expect(this.stored?.json).toBe(editor.json)
      else expect(this.history).toContain(editor.json)
    }
  }

  /** Without faults, everything is saved in the end, except pages that another user has saved. */
  async end() {
    this.fault = 'none'
    this.isFull = false
    await this.wait(12_000)
    for (const { editor } of this.tabs) {
      editor?.autosave.flush()
      await this.wait(12_000)
      if (editor) expect(['saved', 'outdated']).toContain(editor.state.status)
    }
    this.check()
    for (const tab of this.tabs) this.close(tab)
    await this.wait(12_000)
    this.check()
  }
}

const tab = fc.nat(2)
const named = <Name extends string>(...names: Name[]) =>
  fc.tuple(fc.constantFrom(...names), tab)
/** 413 is frequent, because it leaves changes unsaved while pages can still be loaded. */
const fault = fc.constantFrom<Fault>(
  'none',
  'lost request',
  'lost answer',
  401,
  429,
  ...([413, 413, 413] as const),
)
const step = fc.oneof(
  { weight: 8, arbitrary: named('edit', 'edit', 'type') },
  { weight: 2, arbitrary: named('undo') },
  {
    weight: 8,
    arbitrary: fc.tuple(
      fc.constant('wait' as const),
      fc.constantFrom(50, 300, 1100, 6000),
    ),
  },
  { weight: 2, arbitrary: named('tab') },
  { weight: 5, arbitrary: named('open', 'open', 'discard', 'later') },
  { weight: 4, arbitrary: named('close', 'crash', 'leave', 'hide') },
  { weight: 3, arbitrary: fc.tuple(fc.constant('fault' as const), fault) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('restart' as const)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('fill' as const), fc.boolean()) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constant('clock' as const),
      fc.constantFrom(-3_600_000, 3_600_000),
    ),
  },
)

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function take(world: World, [name, value]: Step) {
  const open = world.tabs.filter(({ isAlive }) => isAlive)
  const tab = open[Number(value) % Math.max(open.length, 1)]
  if (name === 'wait') await world.wait(value)
  else if (name === 'fault') world.fault = value
  else if (name === 'restart') world.restarts++
  else if (name === 'fill') world.isFull = value
  else if (name === 'clock') vi.setSystemTime(Date.now() + value)
  else if (name === 'tab') {
    if (open.length < 3) await world.newTab(value === 0 ? 'eva' : 'ada')
  } else if (!tab) return
  else if (name === 'edit' || name === 'undo') world.change(tab, name === 'undo')
  else if (name === 'type')
    for (let key = 0; key < 5; key++) {
      world.change(tab, false)
      await world.wait(300)
    }
  else if (name === 'hide') tab.editor?.autosave.flush()
  else if (name === 'leave') world.leave(tab)
  else if (name === 'close' || name === 'crash') {
    world[name](tab)
    // The user opens the page again.
    if (!tab.isAlive) await world.newTab(tab.user)
  } else world.choose(tab, name)
}

beforeAll(() => {
  vi.useFakeTimers()
  users.set('eva', { id: 'eva', name: 'Eva', role: 'designer' })
})
afterAll(() => {
  vi.useRealTimers()
  users.delete('eva')
})

it('No change is lost with several users, tabs, crashes, conflicts, faults of the network and the server, full storage and clock changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }),
      fc.array(fc.constantFrom(FAST, 700, 3000), { minLength: 5, maxLength: 5 }),
      async (steps, delays) => {
        const world = new World(delays)
        try {
          await world.newTab('ada')
          await world.wait(300)
          for (const each of steps) {
            await take(world, each)
            await world.wait(0)
            world.check()
          }
          await world.end()
        } finally {
          for (const tab of world.tabs) tab.isAlive = false
        }
      },
    ),
    { numRuns: Math.min(Number(process.env.FUZZ_RUNS ?? 50), 10_000) },
  )
})
