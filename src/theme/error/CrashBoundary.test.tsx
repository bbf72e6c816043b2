// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CrashBoundary } from './CrashBoundary'

let root: Root
let thrown: { value: unknown } | null
const place = document.createElement('div')

function Page() {
  if (thrown) throw thrown.value
  return <p>Words</p>
}

const show = (page: string) =>
  act(() =>
    root.render(
      <CrashBoundary page={page}>
        <Page />
      </CrashBoundary>,
    ),
  )

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  root = createRoot(place)
})
afterEach(() => act(() => root.unmount()))

describe('a page that crashes', () => {
  it.each([
    [new Error('No such node'), 'No such node'],
    ['just words', 'just words'],
    [undefined, 'Unknown error'],
  ])('shows the message of %s, and tries again', (value, message) => {
    thrown = { value }
    show('/a')
    expect(place.querySelector('h1')!.textContent).toBe('This page crashed.')
    expect(place.querySelector('p')!.textContent).toBe(message)
    thrown = null
    act(() => place.querySelector('button')!.click())
    expect(place.textContent).toBe('Words')
  })
})
