import { Editor, Frame } from '@craftjs/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brokenPages } from './brokenPages'
import { AutosavingEditor } from './AutosavingEditor'
import { type Draft, keepDraft, newDraftKey, readDrafts } from './draft'
import { exportHtml } from './exportHtml'
import { RichTextView } from '../richtext/RichTextView'
import { PageLoader } from './PageLoader'
import { PublishedPage } from './PublishedPage'
import { SavedPageEditor } from './SavedPageEditor'
import type { PageSave, StoredPage } from './server'
import { select, setText } from '../../../src/fixtures/craft/actions'
import { canvas, resolver, Text } from '../../../src/fixtures/craft/blocks'
import { open, Probe, query } from '../../../src/fixtures/craft/craft'
import { idAt } from '../../../src/fixtures/craft/page'

/** A request that the recipe has sent, with functions that end it. */
interface Request extends RequestInit {
  body: string
  answer: (status: number, body?: string) => Promise<void>
  fail: () => Promise<void>
}

let requests: Request[] = []

beforeEach(() => {
  requests = []
  localStorage.clear()
  const settle = (end: () => void) => act(() => Promise.resolve(end()))
  vi.stubGlobal('fetch', (_url: string, init?: Request) => {
    return new Promise<Response>((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      requests.push({
        body: '',
        ...init,
        answer: (status, text = '') => settle(() => resolve(new Response(text, { status }))),
        fail: () => settle(() => reject(new Error('offline'))),
      })
    })
  })
})

// A reopened page waits until its last save has ended.
afterEach(async () => {
  cleanup()
  for (const { fail } of requests) await fail()
})

const pageWith = (text: string): string => {
  const { unmount } = open(text)
  const json = query.serialize()
  unmount()
  return json
}

const storedWith = (text: string, revision = 'r1'): StoredPage => ({ json: pageWith(text), revision })

const DRAFT = newDraftKey('home')

/** A text with a new prop that saved pages do not have. */
const NewText: typeof Text = (props) => <Text {...props} />
NewText.craft = { props: { size: 16 } }

function Sample({ saved }: { saved: StoredPage }) {
  const opened = { json: saved.json, replaces: [saved.revision] }
  const keep = (draft: Draft | null) => keepDraft(DRAFT, draft)
  return (
    <AutosavingEditor pageId="home" resolver={{ ...resolver, Text: NewText }} {...{ saved, opened, keep }}>
      <Probe />
      <Frame data={saved.json} />
    </AutosavingEditor>
  )
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const status = () => screen.getByRole('status').textContent
/** The texts of the sent pages. */
const bodies = () => requests.map(({ body }) => /\\"text\\":\\"(\w+)/.exec(body)?.[1])
const sent = () => requests.flatMap(({ body }) => (body === '' ? [] : [JSON.parse(body) as PageSave]))

/** Lets pending promises resolve. */
const turn = () => act(() => Promise.resolve())
async function show(element: ReactElement) {
  const rendered = render(element)
  await turn()
  return rendered
}

describe('The recipe for loading', () => {
  const initial = canvas(<Text text="A new page" />)
  const loader = (pageId: string, components = resolver) => (
    <PageLoader pageId={pageId} resolver={components}>
      {({ json }) => (
        <Editor resolver={components}>
          <Frame data={json}>{initial}</Frame>
        </Editor>
      )}
    </PageLoader>
  )
  const answerOf = (json: string) => JSON.stringify({ json, revision: 'r1' })

  it('never mounts the old page under the new id', async () => {
    const mounted: string[] = []
    const Logged: typeof Text = ({ text }) => {
      mounted.push(String(text))
      return <p>{text}</p>
    }
    const [one, two] = [pageWith('one'), pageWith('two')]
    const logged = { ...resolver, Text: Logged }
    const { rerender } = await show(loader('one', logged))
    await requests[0]!.answer(200, answerOf(one))
    expect(mounted).toContain('one')
    mounted.length = 0
    rerender(loader('two', logged))
    await turn()
    expect(screen.getByText('Loading…')).toBeTruthy()
    await requests[1]!.answer(200, answerOf(two))
    expect(new Set(mounted)).toEqual(new Set(['two']))
  })

  it('waits for the new response if the user goes back before the other page has loaded', async () => {
    const [before, after] = [pageWith('old'), pageWith('new')]
    const { rerender } = await show(loader('one'))
    await requests[0]!.answer(200, answerOf(before))
    rerender(loader('two'))
    await turn()
    rerender(loader('one'))
    await turn()
    expect(screen.getByText('Loading…')).toBeTruthy()
    await requests[2]!.answer(200, answerOf(after))
    expect(screen.getByText('new')).toBeTruthy()
  })

  it('shows the initial page if none was ever saved', async () => {
    await show(loader('new'))
    await requests[0]!.answer(200, answerOf(''))
    expect(screen.getByText('A new page')).toBeTruthy()
  })

  const broken = '{"ROOT":{"type":{"resolvedName":"Gone"},"props":{},"nodes":[],"linkedNodes":{}}}'
  it.each<[string, (request: Request) => Promise<void>, message: string]>([
    ['the status 404', ({ answer }) => answer(404, '<h1>Not found</h1>'), 'The server responded with 404.'],
    ['the status 500', ({ answer }) => answer(500), 'The server responded with 500.'],
    ['a failed request', ({ fail }) => fail(), 'offline'],
    ['30 seconds without a response', async () => void (await wait(30_000)), 'The server did not respond.'],
    ['an HTML page', ({ answer }) => answer(200, '<h1>A page</h1>'), 'is not valid JSON'],
    ['invalid JSON', ({ answer }) => answer(200, answerOf('<h1>A page</h1>')), 'This is not JSON'],
    [
      'a broken page',
      ({ answer }) => answer(200, answerOf(broken)),
      'Node ROOT is a Gone, which is not in the resolver',
    ],
  ])('shows a message after %s, and can load the page again', async (_, end, message) => {
    const stored = pageWith('one')
    vi.useFakeTimers()
    await show(loader('one'))
    await end(requests[0]!)
    expect(screen.getByRole('alert').textContent).toContain(message)
    fireEvent.click(screen.getByText('Try again'))
    await turn()
    await requests[1]!.answer(200, answerOf(stored))
    expect(screen.getByText('one')).toBeTruthy()
  })

  it('shows the reason if the editor crashes', async () => {
    const Broken: typeof Text = () => {
      throw new Error('no text')
    }
    const stored = pageWith('one')
    await show(loader('one', { ...resolver, Text: Broken }))
    await requests[0]!.answer(200, answerOf(stored))
    expect(screen.getByRole('alert').textContent).toContain('The editor crashed. Error: no text')
  })
})

describe('The recipe for autosaving', () => {
  const openPage = () => {
    const saved = storedWith('one')
    vi.useFakeTimers()
    return render(<Sample saved={saved} />)
  }
  const openAndEdit = () => {
    const rendered = openPage()
    edit('two')
    return rendered
  }
  const edit = (text: string) => setText(idAt(0), text)

  it('saves nothing before a change, even for an old page, and saves a pause after a change', async () => {
    openPage()
    select('ROOT')
    await wait(2000)
    edit('two')
    await wait(900)
    edit('three')
    await wait(900)
    expect(requests).toEqual([])
    await wait(100)
    expect(bodies()).toEqual(['three'])
  })

  it('keeps a draft every second and saves every ten seconds while the user types', async () => {
    openPage()
    const times: number[] = []
    for (let key = 1; key <= 60; key += 1) {
      edit(`key${key}`)
      const kept = Number(/key(\d+)/.exec(readDrafts('home')[0]!.json)?.[1])
      expect(key - kept).toBeLessThanOrEqual(5)
      if (bodies().length > times.length) times.push(key)
      await wait(200)
    }
    expect(times).toEqual([51])
  })

  it('times out a save after 30 seconds, then retries', async () => {
    openAndEdit()
    await wait(31_000)
    expect(status()).toBe('Not saved. Trying again…')
    await wait(5000)
    expect(requests).toHaveLength(2)
  })

  it('warns before the tab closes if the browser cannot store the changes either', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    openAndEdit()
    expect(isAsked()).toBe(false)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    // Too soon for the next draft.
    edit('three')
    expect(isAsked()).toBe(true)
    await wait(1000)
    await requests[0]!.answer(413)
    expect(status()).toContain('This browser cannot store your changes either.')
    expect(isAsked()).toBe(true)
    fireEvent.click(screen.getByText('Save now'))
    await requests[1]!.answer(200)
    expect([status(), isAsked()]).toEqual(['Saved', false])
  })

  it('retries failed saves until the page is stored', async () => {
    openAndEdit()
    await wait(1000)
    await requests[0]!.fail()
    expect(status()).toBe('Not saved. Trying again…')
    await wait(5000)
    await requests[1]!.answer(503)
    await wait(5000)
    await requests[2]!.answer(200)
    expect(bodies()).toEqual(['two', 'two', 'two'])
    // The server may have stored a save whose response was lost.
    const [one, two, three] = sent()
    expect(three!.replaces).toEqual(['r1', one!.revision, two!.revision])
    expect(status()).toBe('Saved')
    await wait(60_000)
    expect(requests).toHaveLength(3)
  })

  it('saves an edit just before unmount, replacing an older pending save', async () => {
    const { unmount } = openAndEdit()
    await wait(1000)
    edit('three')
    unmount()
    expect(bodies()).toEqual(['two', 'three'])
    expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  })

  it('saves when the tab closes, in a request that outlives it, unless everything is stored', async () => {
    openAndEdit()
    window.dispatchEvent(new Event('pagehide'))
    expect(bodies()).toEqual(['two'])
    expect(requests[0]!.keepalive).toBe(true)
    await requests[0]!.answer(200)
    window.dispatchEvent(new Event('pagehide'))
    expect(requests).toHaveLength(1)
  })

  it.each([
    [401, 'The server did not accept this page. Are you signed in? Is the page too large?', 2],
    [413, 'The server did not accept this page. Are you signed in? Is the page too large?', 2],
    [
      409,
      'Not saved: this page was saved or deleted by another user or in another tab. Reload to choose a version.',
      1,
    ],
  ])('does not repeat a save that was rejected with %i', async (code, message, afterChange) => {
    openAndEdit()
    await wait(1000)
    await requests[0]!.answer(code)
    await wait(60_000)
    expect([requests.length, status()]).toEqual([1, message])
    edit('three')
    await wait(1000)
    expect(requests).toHaveLength(afterChange)
    // Unsaved changes stay in this browser.
    expect(readDrafts('home')[0]?.json).toContain('three')
  })
})

describe('A page that was left before it was saved', () => {
  const shown = (pageId: string) => (
    <SavedPageEditor pageId={pageId} resolver={known} initial={canvas('new')} />
  )
  /** Exposes the editor to the tests. */
  const Probed: typeof Text = (props) => (
    <>
      <Probe />
      <Text {...props} />
    </>
  )
  const known = { ...resolver, Text: Probed }
  const load = (page: StoredPage) => requests.at(-1)!.answer(200, JSON.stringify(page))
  const methods = () => requests.map(({ method }) => method ?? 'GET')
  /** Opens the page, which has the text “one” on the server, and edits it. */
  async function openAndEdit() {
    const stored = storedWith('one')
    vi.useFakeTimers()
    const rendered = await show(shown('home'))
    await load(stored)
    setText(idAt(0), 'two')
    return rendered
  }
  /** Opens the page after pending requests have failed. */
  async function openAgain(stored: StoredPage) {
    for (const request of requests) await request.fail()
    requests = []
    const rendered = await show(shown('home'))
    await load(stored)
    return rendered
  }

  it('loads again only after its save has ended', async () => {
    const { rerender } = await openAndEdit()
    rerender(shown('other'))
    await turn()
    rerender(shown('home'))
    await turn()
    expect(methods()).toEqual(['GET', 'PUT', 'GET'])
    await requests[1]!.answer(200)
    await turn()
    expect(methods()).toEqual(['GET', 'PUT', 'GET', 'GET'])
    await load(sent()[0]!)
    expect(screen.getByText('two')).toBeTruthy()
    expect(readDrafts('home')).toEqual([])
  })

  // After a reload, Back, and a crash of the tab, without a network: e2e/editors/recipes.spec.ts.
  it('is offered with a warning if another user has saved it since, and can be discarded', async () => {
    const { unmount } = await openAndEdit()
    unmount()
    await requests.at(-1)!.answer(409)
    await openAgain(storedWith('theirs', 'r9'))
    expect(screen.getByRole('alert').textContent).toContain('The page has been saved since')
    fireEvent.click(screen.getByText('Discard my changes'))
    expect(screen.getByText('theirs')).toBeTruthy()
    expect(readDrafts('home')).toEqual([])
  })

  it('is kept when another tab saves the page, and drafts are offered one after another', async () => {
    for (const text of ['one', 'two']) {
      vi.setSystemTime(Date.now() + 1000)
      keepDraft(newDraftKey('home'), { json: pageWith(text), replaces: ['r1'] })
    }
    const stored = storedWith('theirs')
    vi.useFakeTimers()
    const { unmount } = await show(shown('home'))
    await load(stored)
    fireEvent.click(screen.getByText('Decide later'))
    setText(idAt(0), 'mine')
    await wait(1000)
    await requests.at(-1)!.answer(200)
    unmount()
    await openAgain(storedWith('mine', sent()[0]!.revision))
    expect(screen.getByRole('alert').textContent).toContain('Drafts left: 2.')
    fireEvent.click(screen.getByText('Discard my changes'))
    fireEvent.click(screen.getByText('Open my changes'))
    expect(screen.getByText('one')).toBeTruthy()
    await wait(0)
    await requests.at(-1)!.answer(200)
    expect(readDrafts('home')).toEqual([])
  })

  it('cannot be opened if the editor could not show it', async () => {
    keepDraft(newDraftKey('home'), { json: '{"version":3}', replaces: [] })
    await openAgain(storedWith('one'))
    expect(screen.getByRole('alert').textContent).toContain('They cannot be opened. The page has no ROOT.')
    expect(screen.queryByText('Open my changes')).toBeNull()
    fireEvent.click(screen.getByText('Decide later'))
    expect([screen.getByText('one').tagName, readDrafts('home').length]).toEqual(['P', 1])
  })
})

describe('A page for visitors', () => {
  it('shows rich text with the allowed tags, and only the text of other tags', () => {
    const bold = { type: 'text', text: 'bold', marks: [{ type: 'bold' }, { type: 'onclick' }] }
    const item = {
      type: 'listItem',
      content: [{ type: 'paragraph', content: [bold, { type: 'hardBreak' }] }],
    }
    const other = { type: 'script', content: [{ type: 'text', text: '<b>' }] }
    const doc = { type: 'doc', content: [{ type: 'bulletList', content: [item] }, other] }
    const { container } = render(<RichTextView node={doc} />)
    expect(container.innerHTML).toBe('<ul><li><p><strong>bold</strong><br></p></li></ul>&lt;b&gt;')
  })
  it('has nothing to drag, and its HTML has no attributes of Craft.js or React', () => {
    const { container } = render(<PublishedPage json={pageWith('one')} resolver={resolver} />)
    expect(container.querySelectorAll('p:not([draggable="true"])')).toHaveLength(1)
    expect(exportHtml(pageWith('one'), resolver)).toBe('<div><p>one</p></div>')
  })
})

it.each([
  ['a whole page', 0, '{"ROOT":{"type":"div","props":{},"nodes":[],"linkedNodes":{}}}'],
  ['a page without a root', 1, '{}'],
  ['an empty text', 1, ''],
  ['a page with an unknown component', 1, '{"ROOT":{"type":{"resolvedName":"Gone"},"props":{}}}'],
])('The function that finds broken pages, with %s: %d', (name, count, json) => {
  expect(brokenPages({ [name]: json }, resolver).map((line) => line.split(':')[0])).toEqual(
    Array(count).fill(name),
  )
})
