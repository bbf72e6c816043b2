// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://craft.example/docs/overview" }
import { expect, test } from 'vitest'
import { internalTarget, internalUrl, isPlainClick, LINKS } from './links'

test.each([
  ['<a href="/docs/api/node?x=1#y">', '/', true],
  ['<a href="overview#install">', '/', true],
  ['<a href="/docs/migrating/migrating-0.1.x">', '/', true],
  ['<a href="/sub/support">', '/sub/', true],
  ['<a href="https://evil.example/docs">', '/', false],
  ['<a href="//evil.example/docs">', '/', false],
  ['<a href="javascript:alert(1)">', '/', false],
  ['<a href="/examples/basic/">', '/', false],
  ['<a href="/sub/examples/landing/">', '/sub/', false],
  ['<a href="/docs/overview.md">', '/', false],
  ['<a href="/docs/overview" target="_blank">', '/', false],
  ['<a href="/docs/overview" download>', '/', false],
  ['<a href="/support">', '/sub/', false],
  ['<a href="/subway">', '/sub/', false],
])('the site handles clicks on %s under %s: %s', (html, base, isFollowed) => {
  document.body.innerHTML = html
  expect(internalUrl(document.querySelector('a')!, base) !== null).toBe(isFollowed)
})

test('the site does not handle links in a demo', () => {
  document.body.innerHTML = '<a href="/support"></a><div data-stage="live"><p><a href="/about"></a></p></div>'
  expect([...document.querySelectorAll(LINKS)].map((link) => link.getAttribute('href'))).toEqual(['/support'])
})

test('only counts a plain click of the primary button', () => {
  const isPlain = (init?: MouseEventInit) => isPlainClick(new MouseEvent('click', init))
  expect(
    [{}, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }].filter(isPlain),
  ).toEqual([{}])
})

test.each([
  ['//evil.example/x', '', null],
  ['https://evil.example/x', '', null],
  ['javascript:alert(1)', '', null],
  ['/examples/basic/', '', 'document'],
  ['/sub/examples', '/sub', 'document'],
  ['/docs/%E0%A4%A', '', 'document'],
  ['/docs%2Foverview', '', 'document'],
  ['/%5cevil.example', '', 'document'],
  ['/docs/%25', '', 'document'],
  ['/docs/:uri', '', 'document'],
  ['/docs/größe', '', 'client'],
  ['/examplesque', '', 'client'],
  ['/search?q=a%26b#c', '', 'client'],
])('%s under “%s” is loaded by the %s', (address, prefix, kind) => {
  const target = internalTarget(address, prefix)
  expect(target?.kind ?? null).toBe(kind)
  if (target) expect(target.url.href).toBe(new URL(address, 'https://craft.example').href)
})
