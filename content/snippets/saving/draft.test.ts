// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { keepDraft, newDraftKey, pagesWithDrafts, readDrafts } from './draft'

afterEach(() => localStorage.clear())

test.each(['{"json":', 'null', '{"json":"{}"}'])(
  'A draft that is %s does not hide the others',
  (broken) => {
    const key = newDraftKey('home')
    keepDraft(key, { json: '{}', replaces: ['a'] })
    localStorage.setItem(newDraftKey('home'), broken)
    expect(readDrafts('home').map((draft) => draft.key)).toEqual([key])
    // The broken draft is kept.
    expect(localStorage).toHaveLength(2)
  },
)

test('Pages with drafts are listed by their original ids', () => {
  localStorage.setItem('theme', 'dark')
  keepDraft(newDraftKey('ada/a:b'), { json: '{}', replaces: ['a'] })
  expect(pagesWithDrafts()).toEqual(['ada/a:b'])
})
