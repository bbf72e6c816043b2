// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import {
  keepDraft,
  newDraftKey,
  pagesWithDrafts,
  readDrafts,
  removeDraft,
  unsavedDrafts,
} from './draft'

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
  for (const key of ['draft:%:1', 'draft:100%:1', 'draft:%ff:1'])
    localStorage.setItem(key, '{}')
  expect(pagesWithDrafts()).toEqual(['ada/a:b'])
})

test('A draft that another tab has changed since it was read is not removed', () => {
  const key = newDraftKey('home')
  keepDraft(key, { json: 'old', replaces: ['a'] })
  const [read] = readDrafts('home')
  keepDraft(key, { json: 'new', replaces: ['a'] })
  removeDraft(read!)
  expect(readDrafts('home').map(({ json }) => json)).toEqual(['new'])
})

test.each([
  ['is removed if the server has stored it', 'b', 0],
  ['is kept if it undoes a later save, which an old response does not include', 'a', 1],
])('A draft that equals the loaded page %s', (_, revision, count) => {
  keepDraft(newDraftKey('home'), { json: 'same', replaces: ['a', 'b'] })
  expect(unsavedDrafts('home', { json: 'same', revision })).toEqual([])
  expect(readDrafts('home')).toHaveLength(count)
})
