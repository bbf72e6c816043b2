// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
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
    return { examine, json: (place: null) => Promise.resolve(json(place)), close() {} }
  }
  return { openDoctor }
})
afterEach(cleanup)

it('inspects what is entered between the first render and its effects', async () => {
  function Early() {
    useLayoutEffect(() => void fireEvent.input(saved(), { target: { value: JSON.stringify(broken) } }), [])
    return <StateDoctor />
  }
  render(<Early />)
  await waitFor(() => expect(items()).toHaveLength(1))
})

it('copies what the last choice results in, even if it is not shown yet', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  render(<StateDoctor />)
  fireEvent.input(saved(), { target: { value: JSON.stringify(broken) } })
  press('Repair all')
  press('Copy repaired page')
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(JSON.stringify(whole, null, 2)))
  vi.unstubAllGlobals()
})

it('of several texts, only the last one is inspected', async () => {
  render(<StateDoctor />)
  for (const value of ['{"ROOT":1}', 'hello', JSON.stringify(broken)])
    fireEvent.input(saved(), { target: { value } })
  await waitFor(() => expect(screen.getAllByRole('status')[1]?.textContent).toBe('1 error. 1 to fix.'))
  fireEvent.input(saved(), { target: { value: '' } })
  await waitFor(() => expect(items()).toHaveLength(0))
})
