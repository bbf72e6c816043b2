import { expect, it } from 'vitest'
import { excerptOf, markTerms } from './marks'

it('marks beginnings of words and of their parts, and keeps the text', () => {
  expect(markTerms('canMoveIn is a move; remove is not.', ['move'])).toEqual([
    'can',
    'Move',
    'In is a ',
    'move',
    '; remove is not.',
  ])
})

it('shows an excerpt where the most terms are close together', () => {
  const text = `save ${'filler words go here. '.repeat(30)}Then save the page to a server. ${'More filler. '.repeat(30)}`
  const excerpt = excerptOf(text, ['save', 'page', 'server']).join('')
  expect(excerpt).toContain('save the page to a server')
  expect(excerpt.length).toBeLessThan(190)
  expect(excerpt).toMatch(/^… .* …$/)
})
