import { describe, expect, it } from 'vitest'
import { htmlOf, lowerBody, markdownOf } from './lowerBody'

const page = 'https://craft.js.org/docs/api/node'

/** The Markdown of a body. */
const markdown = (html: string) => markdownOf(lowerBody(`<div class="prose">${html}</div>`, page)).trim()

const code = (language: string, text: string, title = '') =>
  `<figure class="code" data-language="${language}">${title}<div class="code-actions">` +
  `<button type="button" data-code-copy aria-label="Copy code"></button></div>` +
  `<pre tabindex="0"><code>${text}</code></pre></figure>`

describe('A lowered body', () => {
  it('has absolute addresses and no controls', () => {
    const heading =
      '<div class="heading" data-level="2"><h2 id="a">A <code>b</code></h2>' +
      '<a href="#a" class="heading-anchor" aria-label="Link to this section: A"></a></div>'
    const links =
      '<p><a href="/docs/overview">One</a> <a href="#a">Two</a> <img src="/x.png" alt="Three"></p>'
    expect(markdown(heading + links)).toBe(
      '## A `b`\n\n[One](https://craft.js.org/docs/overview) [Two](https://craft.js.org/docs/api/node#a) ' +
        '![Three](https://craft.js.org/x.png)',
    )
  })

  it('has a picture once, whatever it looks like in dark mode', () => {
    const picture = (mode: string) =>
      `<picture data-mode="${mode}"><source srcset="/${mode}.webp"><img src="/${mode}.png" alt="A"></picture>`
    expect(markdown(`<figure>${picture('light')}${picture('dark')}</figure>`)).toBe(
      '![A](https://craft.js.org/light.png)',
    )
  })

  it('keeps the language, title and text of code, and leaves deleted lines out as the copy button does', () => {
    const lines =
      '<span class="line" data-del><span class="tk-keyword">const</span> a = 1</span>\n' +
      '<span class="line" data-ins><span class="tk-keyword">const</span> a = &lt;B /></span>'
    expect(markdown(code('tsx', lines, '<figcaption class="code-title">App.tsx</figcaption>'))).toBe(
      '```tsx title="App.tsx"\nconst a = <B />\n```',
    )
    expect(markdown(code('md', '```js\n1\n```'))).toBe('````md\n```js\n1\n```\n````')
  })

  it('shows every tab under its label', () => {
    const tab = (label: string, text: string) =>
      `<div role="tabpanel" class="tabs-panel" data-label="${label}">${text}</div>`
    expect(
      markdown(
        `<div class="tabs"><div role="tablist" class="tabs-list"><button role="tab">npm</button></div>` +
          `${tab('npm', code('bash', 'npm i x'))}${tab('Words', 'Plain <em>text</em>.')}</div>`,
      ),
    ).toBe('**npm**\n\n```bash\nnpm i x\n```\n\n**Words**\n\nPlain _text_.')
  })

  it('makes quotations of remarks, under their kind and title', () => {
    const remark = (title: string) =>
      `<div class="admonition" data-kind="warning"><p class="admonition-title">${title}</p>` +
      `<div class="admonition-body"><p>Words.</p></div></div>`
    expect(markdown(remark('Warning'))).toBe('> **Warning**\n>\n> Words.')
    expect(markdown(remark('Save first'))).toBe('> **Warning: Save first**\n>\n> Words.')
  })

  it('opens details', () => {
    expect(
      markdown('<details><summary>How</summary><div class="details-body"><p>So.</p></div></details>'),
    ).toBe('**How**\n\nSo.')
  })

  it('lists parameters with their facts', () => {
    const param =
      '<div class="param" id="param-is"><dt><code class="param-name">is</code> <code class="param-type">string</code> ' +
      '<span class="param-required">required</span> <span class="param-default">Default: <code>"div"</code></span> ' +
      '<a href="#param-is" class="param-anchor"></a></dt><dd>See <a href="/docs">docs</a>.</dd></div>'
    expect(markdown(`<dl class="params">${param}</dl>`)).toBe(
      '- **`is`** (`string`, required, default `"div"`)\n\n  See [docs](https://craft.js.org/docs).',
    )
  })

  it('keeps tables with their alignment, and notes at the foot', () => {
    expect(
      markdown(
        '<div class="table-wrap"><table><thead><tr><th>a</th><th data-align="right">b</th></tr></thead>' +
          '<tbody><tr><td><code>x | y</code></td><td data-align="right">2</td></tr></tbody></table></div>',
      ),
    ).toBe('| a        |  b |\n| -------- | -: |\n| `x \\| y` |  2 |')
    expect(
      markdown(
        '<p>Words<sup><a href="#user-content-fn-1" data-footnote-ref>1</a></sup>.</p>' +
          '<section data-footnotes class="footnotes"><h2 class="sr-only">Footnotes</h2><ol>' +
          '<li id="user-content-fn-1"><p>A note. <a href="#x" class="data-footnote-backref">↩</a></p></li></ol></section>',
      ),
    ).toBe('Words[^1].\n\n[^1]: A note.')
  })

  it('says what only works on the page', () => {
    expect(
      markdown('<div data-interactive aria-label="a tree"><input type="checkbox"><p>0 of 5</p></div>'),
    ).toBe('_On the page, interactive: a tree_')
  })

  it('is HTML without classes too', () => {
    const body = lowerBody(
      `<div class="prose">${code('ts', '<span class="tk-type">A</span> &lt; b')}</div>`,
      page,
    )
    expect(htmlOf(body)).toBe('<pre><code class="language-ts">A &#x3C; b\n</code></pre>')
  })
})
