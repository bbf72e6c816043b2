import { describe, expect, it } from 'vitest'
import { EXAMPLE, freedoms } from './canvasRules'

/** What can be done with every node, as in the table of the page about nodes. */
function table(...canvases: string[]): Record<string, string> {
  const rows = [...freedoms(EXAMPLE, new Set(canvases))].map(([id, { draggable, droppable }]) => [
    id,
    `${draggable ? 'drag' : '-'} ${droppable ? 'drop' : '-'}`,
  ])
  return Object.fromEntries(rows) as Record<string, string>
}

describe('What a Canvas changes', () => {
  it('nothing can be moved without one', () => {
    expect(table()).toEqual({ ROOT: '- -', h1: '- -', card: '- -', box: '- -', h2: '- -' })
  })

  it('a Canvas takes drops, and lets its direct children be dragged', () => {
    expect(table('ROOT')).toEqual({ ROOT: '- drop', h1: 'drag -', card: 'drag -', box: 'drag -', h2: '- -' })
  })

  it('a Canvas below a plain node can itself not be dragged', () => {
    expect(table('box')).toEqual({ ROOT: '- -', h1: '- -', card: '- -', box: '- drop', h2: 'drag -' })
  })

  it('a Canvas within a Canvas does both', () => {
    expect(table('ROOT', 'box', 'card')).toEqual({
      ROOT: '- drop',
      h1: 'drag -',
      card: 'drag drop',
      box: 'drag drop',
      h2: 'drag -',
    })
  })
})
