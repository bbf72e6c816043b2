// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://craft.example/docs/overview" }
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { globalHistory, Location, navigate, pick, Router, ScrollContext } from './index'

const Page = ({ uri = '' }: { uri?: string }) => <h1 id="section">{uri}</h1>

const Site = () => (
  <Location>
    {({ location }) => (
      <ScrollContext location={location}>
        <Router id="wrapper" location={location}>
          <Page />
        </Router>
      </ScrollContext>
    )}
  </Location>
)

const heading = () => screen.getByRole('heading').textContent
const keyOfEntry = () => (history.state as { key: string }).key

beforeEach(() => {
  history.replaceState(null, '', '/docs/overview')
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it('draws the page of a new address, and leaves the focus to the page', () => {
  render(<Site />)
  act(() => navigate('/docs/api/node?x=1'))
  expect(heading()).toBe('/docs/api/node')
  expect(location.href).toBe('https://craft.example/docs/api/node?x=1')
  expect(document.activeElement).toBe(document.body)
})

it('replaces an entry or adds one, each with a key of its own', () => {
  const length = history.length
  navigate('/a', { state: { from: 'here' } })
  expect(history.length).toBe(length + 1)
  expect(history.state).toEqual({ from: 'here', key: keyOfEntry() })
  navigate('/b', { replace: true })
  expect(history.length).toBe(length + 1)
})

it('tells listeners how the reader came, until they have heard enough', () => {
  const moves: string[] = []
  const stop = globalHistory.listen(({ action, location }) => moves.push(`${action} ${location.pathname}`))
  navigate('/a')
  window.dispatchEvent(new PopStateEvent('popstate'))
  stop()
  navigate('/b')
  expect(moves).toEqual(['PUSH /a', 'POP /a'])
})

it('lets a listener that came earlier stop a step back, though another came before it', () => {
  const heard: string[] = []
  const stops = [globalHistory.listen(() => heard.push('first'))]
  const hold = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('popstate', hold)
  stops.push(globalHistory.listen(() => heard.push('last')))
  window.dispatchEvent(new PopStateEvent('popstate'))
  window.removeEventListener('popstate', hold)
  for (const stop of stops) stop()
  expect(heard).toEqual(['first'])
})

it('loads the address when the browser takes no more entries', () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, assign })
  vi.spyOn(history, 'pushState').mockImplementationOnce(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  navigate('/a')
  expect(assign).toHaveBeenCalledWith('/a')
})

it('shows a path in one spelling, and one that does not decode as it is', () => {
  const paths: string[] = []
  const stop = globalHistory.listen((move) => paths.push(move.location.pathname))
  navigate('/docs/übung')
  navigate('/%E0%A4%A')
  stop()
  expect(paths).toEqual(['/docs/%C3%BCbung', '/%E0%A4%A'])
})

it('leaves the first page where the browser has put it', () => {
  sessionStorage.setItem('@@scroll|/docs/overview|initial', '300')
  render(<Site />)
  expect(scrollTo).not.toHaveBeenCalled()
})

it('goes to the top of a new page, and back to where an old one was left', async () => {
  render(<Site />)
  act(() => navigate('/a'))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  const key = keyOfEntry()
  vi.stubGlobal('scrollY', 250)
  window.dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => expect(sessionStorage.getItem(`@@scroll|/a|${key}`)).toBe('250'))
  act(() => navigate('/b'))
  history.replaceState({ key }, '', '/a')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 250)
})

it('brings the target of a fragment into view', () => {
  const scrollIntoView = vi.fn()
  Element.prototype.scrollIntoView = scrollIntoView
  render(<Site />)
  act(() => navigate('/a#section'))
  expect(scrollIntoView).toHaveBeenCalledOnce()
  act(() => navigate('/a#%E0%A4%A'))
  expect(scrollIntoView).toHaveBeenCalledOnce()
  expect(scrollTo).not.toHaveBeenCalled()
})

it('knows no patterns, and says so to whoever adds one', () => {
  expect(pick([])).toBeNull()
  expect(() => pick([{ path: '/app/*' }])).toThrow('patterns')
})
