import { expect, it } from 'vitest'
import { excerptOf } from './marks'

// Marked terms: ./properties.test.ts and src/theme/search/providers/embeddedEngine.test.ts.
it('shows the excerpt with the most terms close together', () => {
  const text = `save ${'filler words go here. '.repeat(30)}Then save the page to a server. ${'More filler. '.repeat(30)}`
  const excerpt = excerptOf(text, ['save', 'page', 'server']).join('')
  expect(excerpt).toContain('save the page to a server')
  expect(excerpt.length).toBeLessThan(190)
  expect(excerpt).toMatch(/^… .* …$/)
})
