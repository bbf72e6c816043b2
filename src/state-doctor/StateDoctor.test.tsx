// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { node } from '../../packages/saved-page/fixtures/node'
import { StateDoctor } from './StateDoctor'

const broken = { ROOT: node({ nodes: ['a', 'gone'] }), a: node({ parent: 'ROOT' }) }
const whole = { ROOT: node({ nodes: ['a'] }), a: node({ parent: 'ROOT' }) }

const saved = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Saved page' })
const items = () => document.querySelectorAll('li[data-code]')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

vi.mock('./openDoctor', async () => {
  const { createDoctor } = await import('./doctor')
  const openDoctor = () => {
    const { examine, json } = createDoctor()
    return { examine, json: (place: null) => Promise.resolve(json(place)), interrupt() {}, close() {} }
  }
  return { openDoctor }
})

// What was entered before hydration, and a worker that does not load: e2e/stateDoctor.spec.ts.
it('inspects the last of several texts, and copies what the last choice results in before it is shown', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  render(<StateDoctor />)
  for (const value of ['{"ROOT":1}', 'hello', JSON.stringify(broken)])
    fireEvent.input(saved(), { target: { value } })
  press('Fix all')
  press('Copy fixed page')
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(JSON.stringify(whole, null, 2)))
  await waitFor(() => expect(screen.getAllByRole('status')[1]?.textContent).toBe('1 error. All are fixed.'))
  fireEvent.input(saved(), { target: { value: '' } })
  await waitFor(() => expect(items()).toHaveLength(0))
  vi.unstubAllGlobals()
})
