import { describe, expect, it } from 'vitest'
import type { BodyNode, CompiledBody } from '../../../model/body'
import { compileBody } from '../compileBody'
import { markdownHead } from './markdownHead'

const path = 'content/docs/guides/readme.md'

const compile = (source: string, title = 'The title'): Promise<CompiledBody> =>
  compileBody(source, { path, title })

const htmlOf = (nodes: readonly BodyNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if ('island' in node) return `<${node.island} ${JSON.stringify(node.props)}>`
      const attrs = Object.entries(node.attrs ?? {}).map(([name, value]) => ` ${name}="${String(value)}"`)
      return `<${node.tag}${attrs.join('')}>${'html' in node ? node.html : htmlOf(node.children)}</${node.tag}>`
    })
    .join('\n')

/** The HTML of `source`. */
const html = async (source: string, title?: string) => htmlOf((await compile(source, title)).nodes)

describe('A Markdown file', () => {
  it('has braces, generic types and unknown tags as text', async () => {
    expect(await html('A {brace} in Array<T> and `<T>`.\n\n<Badge text="x">\n')).toBe(
      '<p>A {brace} in Array&lt;T> and <code>&lt;T></code>.</p>\n<p>\n&lt;Badge text="x"></p>',
    )
  })

  it('has comments, plain HTML, entities and bare addresses', async () => {
    expect(await html('<!-- {a} <b> -->\nOne<br>two &copy; <https://a.b> <kbd>K</kbd>\n')).toBe(
      '<p>One<br>two © <a href="https://a.b" rel="noopener">https://a.b</a> <kbd>K</kbd></p>',
    )
  })

  it('has indented code, and fences in any language', async () => {
    const page = await html('    a *b*\n\n```cobol x=1\nc\n```\n')
    expect(page).toContain('<code>a *b*</code>')
    expect(page).toContain('data-language="text"')
    expect(page).toContain('<code>c</code>')
  })

  it('has the alerts of GitHub, and the blocks of other sites', async () => {
    const caution = '<p class="admonition-title">Caution</p>'
    expect(await html('> [!CAUTION]\n> Mind.\n')).toContain(caution)
    expect(await html(':::caution\nMind.\n:::\n')).toContain(caution)
    expect(await html('::: tip Do *this*\nMind.\n:::\n')).toContain(
      '<p class="admonition-title">Do <em>this</em></p>',
    )
    expect(await html('> [!OTHER]\n> Mind.\n')).toContain('<blockquote><p>[!OTHER]\nMind.</p></blockquote>')
  })

  it('leaves out its title, and gets an outline that goes down one level at a time', async () => {
    const { headings, nodes } = await compile('# The title\n\n#### A\n\n# B\n\n### C\n\n[Up](#the-title)\n')
    expect(headings.map(({ level, text }) => `${level} ${text}`)).toEqual(['2 A', '2 B', '3 C'])
    expect(htmlOf(nodes)).toMatch(/^<span id="the-title"><\/span>/)
    const { headings: kept } = await compile('# Another title\n\n## A\n')
    expect(kept.map(({ level }) => level)).toEqual([2, 3])
  })

  it('has anchors in any spelling, and none twice', async () => {
    const { ids, warnings, nodes } = await compile(
      '<a name="use"></a>\n## Use\n\n<a id="use"></a><a id="main"></a>[a](#USE) [b](#user-content-use) [c](#none)\n',
    )
    expect(ids).toEqual(['use', 'use-1'])
    expect(htmlOf(nodes)).toContain('<a href="#use">a</a> <a href="#use">b</a> <span>c</span>')
    expect(warnings).toMatchInlineSnapshot(`
      [
        "content/docs/guides/readme.md:4: “#none” leads nowhere on this site, so it is shown as text. Link to a page, or write the whole address.",
      ]
    `)
  })

  it('has pictures with a size, and links in place of those from other hosts', async () => {
    const { images, nodes, warnings } = await compile(
      '<p align="center"><img src="./a b.png" alt="A" width="100" height="50"></p>\n\n[![npm](https://x.y/z.svg)](https://npm.im/z) ![b](https://x.y/b.svg)\n\n![](c.png)\n',
    )
    expect(images).toEqual([
      { src: './a b.png', line: 1 },
      { src: 'c.png', line: 5 },
    ])
    expect(htmlOf(nodes)).toMatchInlineSnapshot(`
      "<p data-align="center"><Picture {"src":"./a b.png","alt":"A","width":"100"}></p>
      <p><a href="https://npm.im/z" rel="noopener">npm</a> <a href="https://x.y/b.svg" rel="noopener">b</a></p>
      <Picture {"src":"c.png","alt":""}>"
    `)
    expect(warnings).toMatchInlineSnapshot(`
      [
        "content/docs/guides/readme.md:5: the picture “c.png” has no alternative text. Describe it: ![What it shows](c.png).",
        "content/docs/guides/readme.md:3: this picture is on another host, so its description is shown as a link (and 1 more on this page). To show it, put the file beside the page.",
      ]
    `)
  })

  it('runs no code and sets no styles, and says what is left out', async () => {
    const { nodes, warnings } = await compile(
      'A <script>alert(1)</script><b onclick="x()" style="color: red" class="code">b</b><iframe src="//x.y"></iframe>[c](javascript:x)\n',
    )
    expect(htmlOf(nodes)).toBe('<p>A <b>b</b><span>c</span></p>')
    expect(warnings.map((text) => / (\S+) (?:is|leads)/.exec(text)?.[1])).toEqual([
      '<script>',
      'onclick="…"',
      '<iframe>',
      '“javascript:x”',
    ])
  })

  it('has links to files, folders and docs, which are checked once all pages are known', async () => {
    const { links } = await compile(
      '[a](./a.md#b) [c](../api/) [d](api/node) [e](/support) [f](../../../x.md)\n',
    )
    expect(links.map(({ docId, path, fragment }) => [docId, path, fragment])).toEqual([
      ['guides/a', null, 'b'],
      ['api', null, null],
      ['api/node', null, null],
      [null, '/support', null],
    ])
  })

  it('has no samples, because its code may be about anything', async () => {
    expect((await compile('```ts\nconst a: string = 1\n```\n')).code).toEqual([])
  })

  it('stops at a fence that is never closed', async () => {
    await expect(compile('Text\n\n```js\nconst a = 1\n')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [AuthorError: content/docs/guides/readme.md:3:1: this code block is never closed.

        3 | \`\`\`js
            ^

      Write \`\`\` on a line of its own below the code. A block with a fence in it needs a longer fence around it.]
    `)
  })
})

describe('markdownHead', () => {
  it('reads the title and the first paragraph, without badges', async () => {
    const source =
      '<h1 align="center"><img src="logo.png" alt="My Lib"></h1>\n\n[![b](https://x.y/z.svg)](https://x.y)\n\nWhat `it` does for {you}, in a sentence.\n'
    expect(await markdownHead(source, { path })).toEqual({
      title: 'My Lib',
      description: 'What it does for {you}, in a sentence.',
    })
  })

  it('has no title in a lower heading, and cuts a long description at a word', async () => {
    const { title, description } = await markdownHead(`## A\n\n${'A few words, '.repeat(30)}\n`, { path })
    expect(title).toBeNull()
    expect(description).toHaveLength(168)
    expect(description).toMatch(/words…$/)
  })
})
