// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://craft.example/docs/overview" }
import { expect, test } from 'vitest'
import { repairedHash } from '../../model/url'
import { tidyAddress } from './address'

test.each(['#%', '#%E0%A4%A', '#100%25%'])('repairs the fragment %s', (hash) => {
  const repaired = repairedHash(hash)
  expect(repaired).not.toBeNull()
  expect(() => decodeURI(repaired ?? '%')).not.toThrow()
})

test.each(['', '#props', '#gr%C3%B6%C3%9Fe'])('leaves the fragment %j alone', (hash) => {
  expect(repairedHash(hash)).toBeNull()
})

test.each([
  ['/docs/overview/index.html?q=1#h', '/docs/overview?q=1#h'],
  ['/index.html', '/'],
  ['/docs/overview#%', '/docs/overview#%25'],
])('tidies %s to %s', (from, to) => {
  history.replaceState(null, '', from)
  tidyAddress()
  expect(location.pathname + location.search + location.hash).toBe(to)
  history.replaceState(null, '', '/docs/overview')
})
