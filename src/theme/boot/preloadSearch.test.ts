// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { SEARCH_DIALOG, SEARCH_OPENED } from '../search/dialogNames'
import { preloadSearch } from './preloadSearch'

it('asks for the texts and the modal before the framework, and once', () => {
  const mapping = JSON.stringify(JSON.stringify({ search: ['/shared.js', '/search.js'] })).slice(1, -1)
  document.body.innerHTML = `<template id="scripts"><script>window.___chunkMapping="${mapping}";</script></template>
    <dialog id="${SEARCH_DIALOG}" data-sheet="/modal.css" data-records="/records.json"></dialog>`
  const start = () => {
    const mark = document.createElement('link')
    mark.href = '/framework'
    document.head.append(mark)
  }
  preloadSearch('/base', start)
  dispatchEvent(new Event(SEARCH_OPENED))
  dispatchEvent(new Event(SEARCH_OPENED))
  expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/records.json',
    '/base/shared.js',
    '/base/search.js',
    '/framework',
    '/modal.css',
  ])
})
