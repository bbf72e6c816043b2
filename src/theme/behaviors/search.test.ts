// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { preloadSearchFiles, SEARCH_DIALOG, SEARCH_OPENED } from './search'

it('preloads the records and the modal before React, once', () => {
  document.body.innerHTML = `<dialog id="${SEARCH_DIALOG}" data-sheet="/modal.css" data-records="/records.json"></dialog>`
  const asked: string[] = []
  const note = (what: string) => void asked.push(what)
  preloadSearchFiles({ pagePath: '/', preload: note, preloadChunk: note, start: () => note('framework') })
  dispatchEvent(new Event(SEARCH_OPENED))
  dispatchEvent(new Event(SEARCH_OPENED))
  expect(asked).toEqual(['/records.json', 'search', 'framework', '/modal.css'])
})
