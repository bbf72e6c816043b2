import { Frame } from '@craftjs/core'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AutosavingEditor } from '../../content/snippets/saving/AutosavingEditor'
import { exportHtml } from '../../content/snippets/saving/exportHtml'
import { PageLoader } from '../../content/snippets/saving/PageLoader'
import { PublishedPage } from '../../content/snippets/saving/PublishedPage'
import { select, setText } from './actions'
import { canvas, resolver, Text } from './blocks'
import { open, Probe, query } from './craft'
import { idAt } from './page'

/** A request that the recipe has sent, and what ends it. */
interface Request extends RequestInit {
  body: string
  answer: (status: number, body?: string) => Promise<void>
  fail: () => Promise<void>
}

let requests: Request[] = []

beforeEach(() => {
  requests = []
  const settle = (end: () => void) => act(() => Promise.resolve(end()))
  vi.stubGlobal('fetch', (_url: string, init?: Request) => {
    return new Promise<Response>((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      requests.push({
        body: '',
        ...init,
        answer: (status, text = '') => settle(() => resolve(new Response(text, { status }))),
        fail: () => settle(() => reject(new Error('offline'))),
      })
    })
  })
})

const pageWith = (text: string): string => {
  const { unmount } = open(text)
  const json = query.serialize()
  unmount()
  return json
}

function Sample({ saved }: { saved: string }) {
  return (
    <AutosavingEditor pageId="home" resolver={resolver} saved={saved}>
      <Probe />
      <Frame data={saved} />
    </AutosavingEditor>
  )
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const status = () => screen.getByRole('status').textContent
/** The texts of the pages that were sent. */
const bodies = () => requests.map(({ body }) => /"text":"(\w+)"/.exec(body)?.[1])

describe('The recipe for loading', () => {
  const initial = canvas(<Text text="A new page" />)

  it('never mounts the old page under the new id', async () => {
    const mounted: string[] = []
    const Logged: typeof Text = ({ text }) => {
      mounted.push(String(text))
      return <p>{text}</p>
    }
    const [one, two] = [pageWith('one'), pageWith('two')]
    const logged = { ...resolver, Text: Logged }
    const { rerender } = render(<PageLoader pageId="one" resolver={logged} initial={initial} />)
    await requests[0]!.answer(200, one)
    expect(mounted).toContain('one')
    mounted.length = 0
    rerender(<PageLoader pageId="two" resolver={logged} initial={initial} />)
    expect(screen.getByText('Loading…')).toBeTruthy()
    await requests[1]!.answer(200, two)
    expect(new Set(mounted)).toEqual(new Set(['two']))
  })

  it('waits for the new answer when the user goes back before the other page has arrived', async () => {
    const [before, after] = [pageWith('old'), pageWith('new')]
    const { rerender } = render(<PageLoader pageId="one" resolver={resolver} initial={initial} />)
    await requests[0]!.answer(200, before)
    rerender(<PageLoader pageId="two" resolver={resolver} initial={initial} />)
    rerender(<PageLoader pageId="one" resolver={resolver} initial={initial} />)
    expect(screen.getByText('Loading…')).toBeTruthy()
    await requests[2]!.answer(200, after)
    expect(screen.getByText('new')).toBeTruthy()
  })

  it('shows a page that was never saved as it begins', async () => {
    render(<PageLoader pageId="new" resolver={resolver} initial={initial} />)
    await requests[0]!.answer(200, '')
    expect(screen.getByText('A new page')).toBeTruthy()
  })

  const broken = '{"ROOT":{"type":{"resolvedName":"Gone"},"props":{},"nodes":[],"linkedNodes":{}}}'
  it.each<[string, (request: Request) => Promise<void>, message: string]>([
    ['the status 404', ({ answer }) => answer(404, '<h1>Not found</h1>'), 'The server answered 404.'],
    ['the status 500', ({ answer }) => answer(500), 'The server answered 500.'],
    ['a failed request', ({ fail }) => fail(), 'offline'],
    ['a page of something else', ({ answer }) => answer(200, '<h1>A page</h1>'), 'This is not JSON'],
    [
      'a broken page',
      ({ answer }) => answer(200, broken),
      'Node ROOT is a Gone, which is not in the resolver',
    ],
  ])('shows a message after %s', async (_, end, message) => {
    render(<PageLoader pageId="one" resolver={resolver} initial={initial} />)
    await end(requests[0]!)
    expect(screen.getByRole('alert').textContent).toContain(message)
  })
})

describe('The recipe for autosaving', () => {
  const openPage = () => {
    const saved = pageWith('one')
    vi.useFakeTimers()
    return render(<Sample saved={saved} />)
  }
  const openAndEdit = () => {
    const rendered = openPage()
    edit('two')
    return rendered
  }
  const edit = (text: string) => setText(idAt(0), text)

  it('saves nothing before a change, and a pause after one', async () => {
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

  it('tries again when saving fails, until the page is stored', async () => {
    openAndEdit()
    await wait(1000)
    await requests[0]!.fail()
    expect(status()).toBe('Not saved. Trying again…')
    await wait(5000)
    await requests[1]!.answer(503)
    await wait(5000)
    await requests[2]!.answer(200)
    expect(bodies()).toEqual(['two', 'two', 'two'])
    expect(status()).toBe('saved')
    await wait(60_000)
    expect(requests).toHaveLength(3)
  })

  it('saves an edit that is followed by unmount', () => {
    openAndEdit().unmount()
    expect(bodies()).toEqual(['two'])
  })

  it('saves when the tab is closed, in a request that outlives it, unless all is stored', async () => {
    openAndEdit()
    window.dispatchEvent(new Event('pagehide'))
    expect(bodies()).toEqual(['two'])
    expect(requests[0]!.keepalive).toBe(true)
    await requests[0]!.answer(200)
    window.dispatchEvent(new Event('pagehide'))
    expect(requests).toHaveLength(1)
  })

  it('sends the newer version after the older one is stored', async () => {
    openAndEdit()
    await wait(1000)
    edit('three')
    await wait(5000)
    expect(requests).toHaveLength(1)
    await requests[0]!.answer(200)
    await wait(1000)
    expect(bodies()).toEqual(['two', 'three'])
    await requests[1]!.answer(200)
    expect(status()).toBe('saved')
  })

  it('gives up the older of two requests in flight, so that the newer one stays', async () => {
    const { unmount } = openAndEdit()
    await wait(1000)
    edit('three')
    unmount()
    expect(bodies()).toEqual(['two', 'three'])
    expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, false])
    await requests[1]!.answer(200)
    await wait(60_000)
    expect(requests).toHaveLength(2)
  })
})

describe('The read-only page', () => {
  it('shows the page, and nothing in it can be dragged', () => {
    const json = pageWith('one')
    const { container } = render(<PublishedPage json={json} resolver={resolver} />)
    expect(screen.getByText('one')).toBeTruthy()
    expect(container.querySelector('[draggable="true"]')).toBeNull()
  })

  it('becomes HTML without attributes of Craft.js or React', () => {
    expect(exportHtml(pageWith('one'), resolver)).toBe('<div><p>one</p></div>')
  })
})
