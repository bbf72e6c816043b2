import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { collapseSpace } from './collapseSpace'

function collapsed(html: string): string {
  const tree = fromHtml(html, { fragment: true }) as unknown as Root
  collapseSpace(tree)
  return toHtml(tree)
}

it.each([
  ['at the edges of blocks', '<div>\n <p> a <b> b </b> </p>\n</div>', '<div><p>a <b>b</b></p></div>'],
  ['between words', '<p>a \n <i>b</i>\tc</p>', '<p>a <i>b</i> c</p>'],
  ['beside a space that is there', '<p>a <i> b</i></p>', '<p>a <i>b</i></p>'],
  ['but not beside a picture', '<p> <img> <b>a</b> <img> </p>', '<p><img> <b>a</b> <img></p>'],
  ['after a line break', '<p>a <br> b</p>', '<p>a<br>b</p>'],
  ['but never in code', '<pre><code> a\n  b </code></pre>', '<pre><code> a\n  b </code></pre>'],
])('takes white space out %s', (_, html, expected) => {
  expect(collapsed(html)).toBe(expected)
})
