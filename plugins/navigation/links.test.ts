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
  ['<a href="mailto:a@example.com">', '/'],
  ['<a href="/examples/basic/">', '/'],
  ['<a href="/examples">', '/'],
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
  expect(isPlainClick(new MouseEvent('click'))).toBe(true)
  expect(isPlainClick(new MouseEvent('click', { ctrlKey: true }))).toBe(false)
  expect(isPlainClick(new MouseEvent('click', { metaKey: true }))).toBe(false)
  expect(isPlainClick(new MouseEvent('click', { shiftKey: true }))).toBe(false)
  expect(isPlainClick(new MouseEvent('click', { button: 1 }))).toBe(false)
})

test('never navigates to another origin', () => {
  expect(internalTarget('//evil.example/x', '')).toBeNull()
  expect(internalTarget('https://evil.example/x', '')).toBeNull()
  expect(internalTarget('javascript:alert(1)', '')).toBeNull()
})

test('keeps query and fragment', () => {
  expect(internalTarget('/search?q=a%26b#c', '')).toMatchObject({ kind: 'client' })
  expect(internalTarget('/search?q=a%26b#c', '')?.url.href).toBe('https://craft.example/search?q=a%26b#c')
})

test('loads the example editors and paths that do not decode as documents', () => {
  expect(internalTarget('/examples/basic/', '')?.kind).toBe('document')
  expect(internalTarget('/sub/examples', '/sub')?.kind).toBe('document')
  expect(internalTarget('/docs/%E0%A4%A', '')?.kind).toBe('document')
  expect(internalTarget('/examplesque', '')?.kind).toBe('client')
})
