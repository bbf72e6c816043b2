// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CanvasExplorer } from './CanvasExplorer'

afterEach(cleanup)

/** What is said beside a node, by how it is written. */
function said(name: string): string[] {
  const row = screen.getByText(name).parentElement
  return within(row as HTMLElement)
    .getAllByText(/able (yes|no)$/)
    .map((fact) => fact.textContent)
}

describe('CanvasExplorer', () => {
  it('starts with the root as a Canvas', () => {
    render(<CanvasExplorer />)
    expect(said('<div>')).toEqual(['draggable no', 'droppable yes'])
    expect(said('<Box>')).toEqual(['draggable yes', 'droppable no'])
    expect(said('<h2>')).toEqual(['draggable no', 'droppable no'])
    expect(screen.getByRole('status').textContent).toBe('3 of 5 nodes can be dragged, 1 can be dropped into.')
  })

  it('frees what is inside a node that is made a Canvas', () => {
    render(<CanvasExplorer />)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Canvas: Box' }))
    expect(said('<Box>')).toEqual(['draggable yes', 'droppable yes'])
    expect(said('<h2>')).toEqual(['draggable yes', 'droppable no'])
  })

  it('holds everything in place without the root', () => {
    render(<CanvasExplorer />)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Canvas: div' }))
    expect(screen.getByRole('status').textContent).toBe('0 of 5 nodes can be dragged, 0 can be dropped into.')
  })

  it('offers Canvas only where it makes sense', () => {
    render(<CanvasExplorer />)
    expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  })
})
