import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { expect, it } from 'vitest'
import { readBody } from './readBody'

const page = 'https://craft.js.org/docs/a'

/** What another parser makes of it, without where things stand. */
function parsed(html: string): Element {
  const [first] = fromHtml(html, { fragment: true }).children
  return JSON.parse(
    JSON.stringify(first, (key, value: unknown) => (key === 'position' ? undefined : value)),
  ) as Element
}

it.each([
  '<div class="prose"><p id="a">b <em>c</em> &amp; <br/>d<img src="https://a.b/c" alt=""></p></div>',
  '<div class="tabs a"><input type="checkbox" checked="" disabled=""/><ol start="3"><li>e</li></ol></div>',
  '<figure class="code" data-language="tsx"><pre tabindex="0"><code><span data-ins>f</span>\n</code></pre></figure>',
  '<table><thead><tr><th aria-label="g" scope="col">h</th></tr></thead><tbody><tr><td>i</td></tr></tbody></table>',
])('reads %s as a parser for any HTML does', (html) => {
  expect(readBody(html, page)).toEqual(parsed(html))
})

it('takes the sections of a page for what stands in them', () => {
  const section = '<section class="section"><h2>b</h2><p>c</p></section>'
  expect(readBody(`<div class="prose"><p>a</p>${section}${section}</div>`, page)).toEqual(
    parsed('<div class="prose"><p>a</p><h2>b</h2><p>c</p><h2>b</h2><p>c</p></div>'),
  )
})

it('says on which page a tag is closed that is not open', () => {
  expect(() => readBody('<div class="prose"><p>a</div>', page)).toThrow(
    'In the prose of https://craft.js.org/docs/a, </div> closes <p>.',
  )
})
