import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { VisibilityNotice } from './DocPage'

const words = (unlisted: boolean, draft: boolean) =>
  renderToStaticMarkup(<VisibilityNotice unlisted={unlisted} draft={draft} />)

it('marks drafts and unlisted pages, and nothing else', () => {
  expect(words(false, false)).toBe('')
  expect(words(true, false)).toContain('Unlisted: only people who have the link can find this page.')
  expect(words(false, true)).toContain('Draft: this page appears only during development')
  expect(words(true, true)).toContain('Draft')
})
