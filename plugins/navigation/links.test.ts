// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://craft.example/docs/overview" }
import { expect, test } from 'vitest'
import { internalTarget, internalUrl, isPlainClick } from './internalUrl'

function link(html: string): HTMLAnchorElement {
  document.body.innerHTML = html
  return document.querySelector('a') as HTMLAnchorElement
}

test.each([
  ['<a href="/docs/api/node?x=1#y">', '/'],
  ['<a href="overview#install">', '/'],
  ['<a href="/docs/migrating/migrating-0.1.x">', '/'],
  ['<a href="/sub/support">', '/sub/'],
])('follows %s under %s', (html, base) => {
  expect(internalUrl(link(html), base)).toBeInstanceOf(URL)
})

test.each([
  ['<a href="https://evil.example/docs">', '/'],
  ['<a href="//evil.example/docs">', '/'],
  ['<a href="javascript:alert(1)">', '/'],
  ['<a href="/examples/basic/">', '/'],
  ['<a href="/sub/examples/landing/">', '/sub/'],
  ['<a href="/docs/overview.md">', '/'],
  ['<a href="/docs/overview" target="_blank">', '/'],
  ['<a href="/docs/overview" download>', '/'],
  ['<a href="/support">', '/sub/'],
  ['<a href="/subway">', '/sub/'],
])('leaves %s under %s to the browser', (html, base) => {
  expect(internalUrl(link(html), base)).toBeNull()
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
