// @vitest-environment jsdom
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { node } from '../../packages/saved-page/fixtures/node'
import { StateDoctor } from './StateDoctor'

const broken = { ROOT: node({ nodes: ['a', 'gone'] }), a: node({ parent: 'ROOT' }) }
const whole = { ROOT: node({ nodes: ['a'] }), a: node({ parent: 'ROOT' }) }

const saved = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Saved page' })
const items = () => document.querySelectorAll('li[data-code]')
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const status = () => screen.getAllByRole('status')[1]?.textContent

vi.mock('./inspectionClient', async () => {
  const { createInspectionService } = await import('./inspectionService')
  const startInspectionWorker = () => {
    const { inspect, json } = createInspectionService()
    return { inspect, json: (place: null) => Promise.resolve(json(place)), interrupt() {}, close() {} }
  }
  return { startInspectionWorker }
})

configure({ asyncUtilTimeout: 20_000 })
// jsdom does not scroll.
Element.prototype.scrollIntoView = () => {}

// Copying, and a worker that does not load: e2e/site/stateDoctor.spec.ts.
// Text before hydration: e2e/site/beforeHydration.spec.ts.
it('offers only the next possible actions', async () => {
  render(<StateDoctor />)
  const offered = () =>
    screen
      .queryAllByRole<HTMLButtonElement>('button', {
        name: /^(?:Fix all|Copy fixed page|Undo all|Copy|Download)$/,
      })
      .flatMap(({ disabled, textContent }) => (disabled ? [] : textContent))
  const enter = (value: string) => fireEvent.input(saved(), { target: { value } })
  expect(offered()).toEqual([])
  const steps: [string, string, readonly string[]][] = [
    ['hello world', 'There is no page in this text.', []],
    [JSON.stringify(whole), 'This page is sound.', []],
    [JSON.stringify(broken), '1 error. 1 to fix.', ['Fix all']],
  ]
  for (const [value, summary, buttons] of steps) {
    enter(value)
    await waitFor(() => expect(status()).toBe(summary))
    expect(offered()).toEqual(buttons)
  }
  await press('Fix all')
  await waitFor(() => expect(status()).toBe('1 error. All are fixed.'))
  expect(offered()).toEqual(['Copy fixed page', 'Undo all', 'Copy', 'Download'])
  await press('Undo all')
  await waitFor(() => expect(offered()).toEqual(['Fix all']))
  enter('hello world')
  await waitFor(() => expect(status()).toBe('There is no page in this text.'))
  expect(items()[0]?.textContent).not.toMatch(/fix/i)
})

it('asks whether the resolver has the components of a valid page, and reports those that it lacks', async () => {
  render(<StateDoctor />)
  const page = { ROOT: node({ type: { resolvedName: 'Page' }, displayName: 'Page' }) }
  fireEvent.input(saved(), { target: { value: JSON.stringify(page) } })
  const box = await screen.findByRole('checkbox', { name: 'Page' })
  expect(status()).toMatch(/^Nothing is wrong in the data\. It needs these components/)
  fireEvent.click(box)
  // Without waiting for the response.
  expect(box).toHaveProperty('checked', false)
  await waitFor(() => expect(items()[0]?.getAttribute('data-code')).toBe('unknown-component'))
  fireEvent.click(box)
  await waitFor(() => expect(items()).toHaveLength(0))
})

it('lists the fixes of “Fix all” that remove content from the page', async () => {
  render(<StateDoctor />)
  const page = {
    ROOT: node({ nodes: ['a'], props: { onClick: 'x', title: null } }),
    a: node({ parent: 'ROOT', type: 'img', nodes: ['gone'] }),
    lost: node({ parent: 'ROOT' }),
  }
  fireEvent.input(saved(), { target: { value: JSON.stringify(page) } })
  const hint = await screen.findByText(/These fixes remove content/)
  expect(hint.textContent).toMatch(/content: void-tag of a, unsafe-prop of ROOT, and unreachable of lost\.$/)
  fireEvent.input(saved(), { target: { value: JSON.stringify(broken) } })
  await waitFor(() => expect(screen.queryByText(/These fixes remove content/)).toBeNull())
  expect(await screen.findByText(/fixes every error/)).toBeTruthy()
})
