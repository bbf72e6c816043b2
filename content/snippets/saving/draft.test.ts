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
    // The broken one stays.
    expect(localStorage).toHaveLength(2)
  },
)

test('The pages that have drafts are named as they were given', () => {
  localStorage.setItem('theme', 'dark')
  keepDraft(newDraftKey('ada/a:b'), { json: '{}', replaces: ['a'] })
  expect(pagesWithDrafts()).toEqual(['ada/a:b'])
})
