import type { ElementContent } from 'hast'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyBlocks } from './anyBlocks'
import { lowerBody, markdownOf } from './lowerBody'
import { plainBlock } from './plainBlock'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Words with everything that Markdown knows. */
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'-+*_`#>=|~![](){}<&\\:.@1'.split(''), ...['w', 's', '/', ' ', '\n', '\u00a0']),
      fc.constantFrom(
        'Words, and more.',
        'a b',
        '1. ',
        '2) ',
        'https://a.b/c',
        'www.a.b',
        '<b',
        '&amp;',
        '--',
        '日本',
      ),
    ),
    { maxLength: 4 },
  )
  .map((parts) => escaped(parts.join('')))

const address = fc.constantFrom('/docs/a', '#b', 'https://a.b/c_d?e=f&amp;g', 'https://a.b', '/a(b)', 'x y')

/** What stands in a line. */
const { phrases } = fc.letrec<{ phrases: string; phrase: string }>((tie) => ({
  phrases: fc.array(tie('phrase'), { minLength: 1, maxLength: 4 }).map((list) => list.join('')),
  phrase: fc.oneof(
    { weight: 4, arbitrary: words },
    { weight: 2, arbitrary: words.map((text) => `<code>${text}</code>`) },
    ...['strong', 'em', 'del', 'kbd'].map((tag) =>
      tie('phrases').map((inner) => `<${tag}>${inner}</${tag}>`),
    ),
    fc.tuple(address, tie('phrases')).map(([href, inner]) => `<a href="${href}">${inner}</a>`),
    fc.constantFrom(
      '<br>',
      '<img src="/a.png" alt="b">',
      '<button>x</button>',
      '<a href="https://a.b/">https://a.b/</a>',
    ),
  ),
}))

const many = (of: fc.Arbitrary<string>) =>
  fc.array(of, { minLength: 1, maxLength: 3 }).map((list) => list.join(''))

const cell = fc.tuple(
  fc.constantFrom('', ' data-align="right"', ' colspan="2"'),
  fc.oneof(phrases, fc.constant('')),
)
const row = (tag: string) => many(cell.map(([align, inner]) => `<${tag}${align}>${inner}</${tag}>`))

const list = fc
  .tuple(
    fc.constantFrom('ul', 'ol', 'ol start="3"'),
    many(
      fc
        .oneof(
          phrases,
          phrases.map((inner) => `<p>${inner}</p>`),
          fc.constant('<p>a</p><p>b</p>'),
        )
        .map((inner) => `<li>${inner}</li>\n`),
    ),
  )
  .map(([tag, points]) => `<${tag}>\n${points}</${tag.slice(0, 2)}>`)

const block = fc.oneof(
  phrases.map((inner) => `<p>${inner}</p>`),
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), phrases)
    .map(
      ([level, inner]) =>
        `<div class="heading"><h${level}>${inner}</h${level}><a href="#a" class="heading-anchor"></a></div>`,
    ),
  fc
    .tuple(fc.constantFrom('ts', 'text', 'c++', '`'), words, words)
    .map(([language, title, code]) =>
      `<figure class="code" data-language="${language}"><figcaption>${title.replaceAll('\n', ' ')}</figcaption><pre><code>${code}\`\`\`\n</code></pre></figure>`.replace(
        /```(?=\n)/,
        title.length % 2 ? '```' : '',
      ),
    ),
  list,
  fc
    .tuple(row('th'), many(row('td').map((cells) => `<tr>${cells}</tr>`)))
    .map(
      ([head, body]) =>
        `<div class="table-wrap"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`,
    ),
  words,
  fc.constant('<blockquote><p>a</p></blockquote>'),
  fc.constant('<hr>'),
)

const bodyOf = (html: string) => lowerBody(`<div class="prose">${html}</div>`, 'https://craft.js.org/docs/a')

it('writes a plain block as the library does', () => {
  fc.assert(
    fc.property(block, (html) => {
      for (const child of bodyOf(html).children) {
        const plain = plainBlock(child)
        if (plain !== null) expect(plain).toBe(anyBlocks([child]))
      }
    }),
    { numRuns: 2000, seed: 1 },
  )
})

it('writes a body as the library does, plain blocks beside others', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
      const body = bodyOf(blocks.join('\n'))
      expect(markdownOf(body)).toBe(`${anyBlocks(body.children)}\n`)
    }),
    { numRuns: 500, seed: 1 },
  )
})

it.each([
  '<p>Words, “more” (of <code>them</code>): <strong>see</strong> <a href="/docs/a">a <em>page</em></a>.</p>',
  '<div class="heading"><h2>2. The <code>a | b</code></h2></div>',
  '<ol start="2"><li>One</li><li><p>Two</p></li></ol>',
  '<figure class="code" data-language="ts"><pre><code>a * b\n</code></pre></figure>',
  '<div class="table-wrap"><table><thead><tr><th>A</th></tr></thead><tbody><tr><td><code>a|b</code></td></tr></tbody></table></div>',
])('knows %s', (html) => {
  const [child] = bodyOf(html).children as [ElementContent]
  expect(plainBlock(child)).toBe(anyBlocks([child]))
})
