import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAutosave, type SaveStatus } from '../../content/snippets/saving/createAutosave'
import { keepDraft, newDraftKey, readDrafts } from '../../content/snippets/saving/draft'
import { type PageSave, RefusedError, type StoredPage } from '../../content/snippets/saving/server'
import { storePage } from '../../content/snippets/saving/storePage'

const ID = 'home'
const DRAFT = newDraftKey(ID)
const readDraft = () => readDrafts(ID)[0] ?? null

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server, the requests on their way to it, and the editor of a page that is opened again and again. */
class World {
  pages = new Map<string, StoredPage>([[ID, { json: 'v0', revision: 'r0' }]])
  /** What the server has not received yet, oldest first. */
  onTheWay: { page: PageSave; answer: (status: number | null) => void }[] = []
  text = 'v0'
  edits = 0
  visits = 0
  status: SaveStatus = 'saved'
  editor = this.open()

  /** Opens the page as the recipe does: with the draft, if there is another one than the page. */
  open() {
    const stored = this.pages.get(ID) as StoredPage
    const draft = readDraft()
    this.text = draft?.json ?? stored.json
    const visit = ++this.visits
    this.status = this.text === stored.json ? 'saved' : 'unsaved'
    const editor = createAutosave(
      stored,
      { json: this.text, replaces: [...(draft?.replaces ?? []), stored.revision] },
      {
        save: (page) =>
          new Promise((resolve, reject) => {
            const answer = (status: number | null) => {
              if (status === 204) resolve()
              else reject(status === null ? new Error('offline') : new RefusedError(status))
            }
            this.onTheWay.push({ page, answer })
          }),
        keep: (draft) => keepDraft(DRAFT, draft),
      },
      ({ status }) => {
        if (visit === this.visits) this.status = status
      },
    )
    editor.open()
    return editor
  }

  edit(json = `v${++this.edits}`) {
    this.text = json
    this.editor.changed({ serialize: () => json })
  }

  /** One of the requests arrives, in any order; its answer may be lost. */
  async arrive(which: number, isAnswered: boolean) {
    const [request] = this.onTheWay.splice(which % Math.max(1, this.onTheWay.length), 1)
    if (!request) return
    const status = storePage(this.pages, ID, request.page)
    request.answer(isAnswered ? status : null)
    await vi.advanceTimersByTimeAsync(0)
  }

  /** One of the requests is lost. */
  async lose(which: number) {
    const [request] = this.onTheWay.splice(which % Math.max(1, this.onTheWay.length), 1)
    request?.answer(null)
    await vi.advanceTimersByTimeAsync(0)
  }

  /** Leaves the page and opens it again, when its last save is lost. Older ones may still arrive. */
  async leave() {
    const left = this.editor
    left.close()
    await this.lose(this.onTheWay.length - 1)
    this.editor = this.open()
  }
}

type Step = (world: World) => unknown
const steps = fc.oneof<fc.Arbitrary<Step>[]>(
  fc.constant<Step>((world) => world.edit()),
  fc.constant<Step>((world) => world.edit()),
  // Undo: what the server had first.
  fc.constant<Step>((world) => world.edit('v0')),
  fc.constantFrom(100, 1000, 6000).map(
    (ms): Step =>
      () =>
        vi.advanceTimersByTimeAsync(ms),
  ),
  fc.tuple(fc.nat(3), fc.boolean()).map(
    ([which, isAnswered]): Step =>
      (world) =>
        world.arrive(which, isAnswered),
  ),
  fc.nat(3).map(
    (which): Step =>
      (world) =>
        world.lose(which),
  ),
  fc.constant<Step>((world) => world.editor.flush()),
  fc.constant<Step>((world) => world.leave()),
)

it('Whatever happens, what is shown as saved is on the server, and the newest version gets there', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 30 }), async (list) => {
      localStorage.clear()
      vi.clearAllTimers()
      const world = new World()
      const stored = () => world.pages.get(ID)?.json
      for (const step of list) {
        await step(world)
        if (world.status === 'saved') expect(stored()).toBe(world.text)
        // What the server lacks can be offered again, once the user has paused.
        await vi.advanceTimersByTimeAsync(1000)
        if (stored() !== world.text) expect(readDraft()?.json).toBe(world.text)
      }
      // The network is back.
      for (let left = 0; left < 5; left += 1) {
        while (world.onTheWay.length > 0) await world.arrive(0, true)
        await vi.advanceTimersByTimeAsync(6000)
      }
      expect([stored(), world.status, readDraft()]).toEqual([world.text, 'saved', null])
    }),
  )
})
