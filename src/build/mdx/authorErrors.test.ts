import { describe, expect, it } from 'vitest'
import { AuthorError } from '../errors'
import { compileBody } from './compileBody'

/** What an author is told about `source`, whose front matter takes four lines. */
async function told(source: string): Promise<string> {
  try {
    await compileBody(source, { path: 'content/docs/concepts/nodes.mdx', lineOffset: 4 })
  } catch (error) {
    if (error instanceof AuthorError) return error.message
    throw error
  }
  return 'nothing'
}

describe('Broken MDX is named with its place', () => {
  it('a link or a footnote whose other half is missing', async () => {
    expect(await told('See [the `Node`][node].\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:16: there is no address “node” on this page.

        5 | See [the \`Node\`][node].
                           ^

      Write \`[text](address)\`, or put brackets that readers should see into backticks."
    `)
    expect(await told('See here[^1].\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: there is no footnote “1” on this page.

        5 | See here[^1].
            ^

      Write \`[^1]: …\` on a line of its own, or put brackets that readers should see into backticks."
    `)
    expect(await told('`a[0][1]`, a\\[0\\]\\[1\\], [b][c], d[^e].\n\n[c]: /support\n\n[^e]: F\n')).toBe(
      'nothing',
    )
  })
  it('a tag that is not closed', async () => {
    expect(await told('text\n\n<div>\n\nmore\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:7:1: <div> is never closed.

        7 | <div>
            ^

      Close it; both tags stand on lines of their own, or both in one line. A tag without content ends with \`/>\`."
    `)
  })
  it('a tag that is closed in another block', async () => {
    expect(await told('<div>text\n\nmore</div>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: <div> is never closed.

        5 | <div>text
            ^

      Close it; both tags stand on lines of their own, or both in one line. A tag without content ends with \`/>\`."
    `)
  })
  it('tags that cross', async () => {
    expect(await told('<b><i>text</b></i>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:11: </b> closes <i> (opened at line 5, column 4), which needs a closing tag of its own.

        5 | <b><i>text</b></i>
                      ^

      Close the inner tag first, or put the closing tag on a line of its own like the opening one."
    `)
  })
  it('a closing tag without an opening one', async () => {
    expect(await told('text\n\n</div>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:7:2: this closing tag closes nothing.

        7 | </div>
             ^

      Remove it, or add the opening tag. Both stand on lines of their own, or both in one line."
    `)
  })
  it('a brace that is not closed', async () => {
    expect(await told('Write {props to read them.\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:7: this “{” is never closed.

        5 | Write {props to read them.
                  ^

      For the sign itself write \\{, or put the code into backticks."
    `)
  })
  it('braces around something that is not JavaScript', async () => {
    expect(await told('Write {a b} here.\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:9: what stands here is not valid JavaScript.

        5 | Write {a b} here.
                    ^

      Braces hold code in MDX. For the sign itself write \\{, or put the code into backticks; a heading’s id is written \`[#id]\`."
    `)
  })
  it('a heading id in the wrong brackets', async () => {
    expect(await told('## Title {#my-id}\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:11: what stands here is not valid JavaScript.

        5 | ## Title {#my-id}
                      ^

      Braces hold code in MDX. For the sign itself write \\{, or put the code into backticks; a heading’s id is written \`[#id]\`."
    `)
  })
  it('a bare < in text', async () => {
    expect(await told('It holds when a <5 or so.\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:18: this “<” starts a tag, but no name follows.

        5 | It holds when a <5 or so.
                             ^

      For the sign itself write \\<, or put the code into backticks."
    `)
  })
  it('a generic type in text', async () => {
    expect(await told('It is a Record<string, number> of words.\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:22: this tag is not written right.

        5 | It is a Record<string, number> of words.
                                 ^

      A tag is written \`<Name prop="value" other={3}>\`. For the sign “<” itself write \\<."
    `)
  })
  it('an HTML comment', async () => {
    expect(await told('text <!-- hidden -->\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:7: HTML comments are not part of MDX.

        5 | text <!-- hidden -->
                  ^

      Write {/* comment */} instead."
    `)
  })
  it('a link in angle brackets', async () => {
    expect(await told('See <https://craft.js.org>.\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:12: MDX has no links in angle brackets.

        5 | See <https://craft.js.org>.
                       ^

      Write the bare address, or \`[text](https://…)\`."
    `)
  })
  it('an attribute without quotes', async () => {
    expect(await told('<Tabs groupId=framework>\n</Tabs>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:15: this tag is not written right.

        5 | <Tabs groupId=framework>
                          ^

      A tag is written \`<Name prop="value" other={3}>\`. For the sign “<” itself write \\<."
    `)
  })
  it('an import that is not JavaScript', async () => {
    expect(await told('import x form "y"\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:10: what stands here is not valid JavaScript.

        5 | import x form "y"
                     ^

      Braces hold code in MDX. For the sign itself write \\{, or put the code into backticks; a heading’s id is written \`[#id]\`."
    `)
  })
  it('something so deep that the stack ends', async () => {
    expect(await told(`${'> '.repeat(20_000)}deep\n`)).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: blocks are nested too deeply here.

        5 | > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > 
            ^

      Write it with less, or put it into a fence."
    `)
  })
})

describe('The outline of a page holds', () => {
  it('without a second title', async () => {
    expect(await told('# Title\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: a page has one title, and that is the \`title\` above its text.

        5 | # Title
            ^

      Start with \`## …\`."
    `)
  })
  it('without a title written as a tag', async () => {
    expect(await told('<h1>Title</h1>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: a page has one title, and that is the \`title\` above its text.

        5 | <h1>Title</h1>
            ^

      Start with \`## …\`."
    `)
  })
  it('without a skipped level', async () => {
    expect(await told('## One\n\n#### Two\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:7:1: this heading has level 4, but it comes after a heading of level 2.

        7 | #### Two
            ^

      Write \`### …\`: outlines go down one level at a time."
    `)
  })
  it('with h2 first', async () => {
    expect(await told('### One\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: this heading has level 3, but it comes after the title.

        5 | ### One
            ^

      Write \`## …\`: outlines go down one level at a time."
    `)
  })
  it('without an id of the page around it', async () => {
    expect(await told('## What to eat [#menu]\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: the id “menu” belongs to the page around the text.

        5 | ## What to eat [#menu]
            ^

      Give this one another id."
    `)
  })
  it('without an id that is there twice', async () => {
    expect(await told('## One [#same]\n\n## Two [#same]\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:7:1: the id “same” is already on this page.

        7 | ## Two [#same]
            ^

      Give this one another id."
    `)
  })
  it('without an empty heading', async () => {
    expect(await told('## [#only-an-id]\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: this heading is empty.

        5 | ## [#only-an-id]
            ^

      Write its text, or remove it."
    `)
  })
})

describe('Links lead somewhere', () => {
  it('and have a text', async () => {
    expect(await told('See [](/support).\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:5: this link has no text.

        5 | See [](/support).
                ^

      Say where it leads: \`[The editor](concepts/nodes)\`."
    `)
  })
  it('and an address', async () => {
    expect(await told('See [here]().\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:5: this link leads nowhere.

        5 | See [here]().
                ^

      Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path of this site (\`/support\`), \`#section\`, or \`https://…\`."
    `)
  })
  it('and run no code', async () => {
    expect(await told('[x](javascript:alert`1`)\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: links may not start with “javascript:”.

        5 | [x](javascript:alert\`1\`)
            ^

      Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path of this site (\`/support\`), \`#section\`, or \`https://…\`."
    `)
    expect(await told('<a href="JavaScript:alert(1)">x</a>\n')).toContain('may not start with “JavaScript:”')
    expect(await told('<a href="data:text/html,x">x</a>\n')).toContain('may not start with “data:”')
    expect(await told('<a href={" javascript:alert(1)"}>x</a>\n')).not.toBe('nothing')
    expect(await told('<a href={"java\\nscript:alert(1)"}>x</a>\n')).not.toBe('nothing')
    expect(await told('<a href={"\\u0001javascript:alert(1)"}>x</a>\n')).not.toBe('nothing')
  })
  it('and name a page, not a file beside it', async () => {
    expect(await told('[x](./archive.zip)\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: “./archive.zip” is no page.

        5 | [x](./archive.zip)
            ^

      Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path of this site (\`/support\`), \`#section\`, or \`https://…\`."
    `)
  })
  it('and stay below content/docs', async () => {
    expect(await told('[x](../../blog/post.mdx)\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: “../../blog/post.mdx” is no page.

        5 | [x](../../blog/post.mdx)
            ^

      Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path of this site (\`/support\`), \`#section\`, or \`https://…\`."
    `)
  })
  it('and are encoded right', async () => {
    expect(await told('[x](/a%zz)\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: “/a%zz” has a % that stands for nothing.

        5 | [x](/a%zz)
            ^

      Write %25 for a percent sign."
    `)
  })
  it('and do not stand inside each other', async () => {
    expect(await told('<a href="/a">x [y](/b)</a>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:16: this link stands inside another link.

        5 | <a href="/a">x [y](/b)</a>
                           ^

      Take one of them out."
    `)
  })
})

describe('Images say what they show', () => {
  it('in words', async () => {
    expect(await told('text ![](./a.png)\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:6: this image says nothing to those who cannot see it.

        5 | text ![](./a.png)
                 ^

      Describe it: \`![What it shows](./file.png)\`. For mere decoration write \`<Picture src="./file.png" alt="" />\`."
    `)
  })
  it('also as components', async () => {
    expect(await told('<Picture src="./a.png" />\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: <Picture> needs “alt”.

        5 | <Picture src="./a.png" />
            ^

      Say what it shows, or write \`alt=""\` for mere decoration."
    `)
  })
  it('and lie beside their page', async () => {
    expect(await told('![Logo](https://example.com/a.png)\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: the image “https://example.com/a.png” is not a file beside this page.

        5 | ![Logo](https://example.com/a.png)
            ^

      Put the file into the folder of this page and write \`./file.png\`: then it gets a size, and modern formats."
    `)
    expect(await told('![Logo](/img/a.png)\n')).toContain('is not a file beside this page')
  })
  it('and have a caption only where a figure may stand', async () => {
    expect(await told('Look: ![Logo](./a.png "The logo")\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:7: <Picture> is a block, but it stands inside a line of text (<p>).

        5 | Look: ![Logo](./a.png "The logo")
                  ^

      Put it on lines of its own, with an empty line before and after."
    `)
  })
  it('and have no size of their own', async () => {
    expect(await told('<img src="./a.png" alt="A" width="300" />\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: this image has “width”.

        5 | <img src="./a.png" alt="A" width="300" />
            ^

      Size and loading come from the file: write only \`![What it shows](./file.png "Caption")\`."
    `)
  })
})

describe('Tags run no code', () => {
  it('scripts are refused', async () => {
    expect(await told('<script>alert(1)</script>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: <script> is not allowed in prose.

        5 | <script>alert(1)</script>
            ^

      A page of prose runs no code, embeds no other page and asks for nothing. What needs the browser is a component of the theme."
    `)
  })
  it('frames are refused', async () => {
    expect(await told('<iframe src="https://example.com" />\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: <iframe> is not allowed in prose.

        5 | <iframe src="https://example.com" />
            ^

      A page of prose runs no code, embeds no other page and asks for nothing. What needs the browser is a component of the theme."
    `)
  })
  it('handlers are refused', async () => {
    expect(await told('<b onClick="alert(1)">x</b>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: <b> has “onClick”, which prose may not have.

        5 | <b onClick="alert(1)">x</b>
            ^

      Remove it: a page of prose runs no code."
    `)
    expect(await told('<b onclick="alert(1)">x</b>\n')).toContain('has “onclick”')
  })
  it('styles are refused', async () => {
    expect(await told('<b style="color: red">x</b>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: <b> has a style of its own.

        5 | <b style="color: red">x</b>
            ^

      Remove “style”: the policy of this site forbids it, and the theme decides how prose looks."
    `)
    expect(await told('<b style={{ color: "red" }}>x</b>\n')).toContain('has a style of its own')
    expect(await told('<style>{`p { color: red }`}</style>\n')).toContain('<style> is not allowed')
  })
  it('HTML from a string is refused', async () => {
    expect(await told('<b dangerouslySetInnerHTML={{ __html: "x" }} />\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: <b> has “dangerouslySetInnerHTML”, which prose may not have.

        5 | <b dangerouslySetInnerHTML={{ __html: "x" }} />
            ^

      Remove it: a page of prose runs no code."
    `)
  })
  it('spread props are refused', async () => {
    expect(await told('<b {...{ id: "x" }}>x</b>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: <b> has spread props.

        5 | <b {...{ id: "x" }}>x</b>
            ^

      Write each prop out: \`name="value"\`."
    `)
  })
  it('a drawing has a description', async () => {
    expect(await told('<svg viewBox="0 0 1 1"><path d="M0 0" /></svg>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: <svg> says nothing to those who cannot see it.

        5 | <svg viewBox="0 0 1 1"><path d="M0 0" /></svg>
            ^

      Describe it: \`<svg role="img" aria-label="…">\`."
    `)
  })
  it('a block does not stand inside a line', async () => {
    expect(await told('text <div>block</div> text\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:6: <div> is a block, but it stands inside a line of text (<p>).

        5 | text <div>block</div> text
                 ^

      Put it on lines of its own, with an empty line before and after."
    `)
  })
})

describe('Components are known, and their props written out', () => {
  it('an unknown one', async () => {
    expect(await told('text\n\n<Tab1s>\n</Tab1s>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:7:1: there is no component <Tab1s>.

        7 | <Tab1s>
            ^

      There are (the nearest first): Tabs, Tab, Details, Param, Params, Demo, Picture."
    `)
  })
  it('an unknown prop', async () => {
    expect(await told('<Tabs group="x">\n<Tab label="a">b</Tab>\n</Tabs>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: <Tabs> has no prop “group”.

        5 | <Tabs group="x">
            ^

      There are (the nearest first): groupId."
    `)
  })
  it('a prop of an island that is computed', async () => {
    expect(await told('<Picture src={logo} alt="Logo" />\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: the prop “src” of <Picture> is {logo}, but \`logo\` is known only at run time.

        5 | <Picture src={logo} alt="Logo" />
            ^

      Props are written out: text in quotes, or a number, true, false, null, a list or an object of those in braces."
    `)
    expect(await told('<Picture src={"./" + "a.png"} alt="Logo" />\n')).toContain('has to be computed')
    expect(await told('<Picture src={`./${a}.png`} alt="Logo" />\n')).toContain('put together at run time')
    expect(await told('<Picture src={/a/} alt="Logo" />\n')).toContain('not a JSON value')
  })
  it('a prop that an island does not have', async () => {
    expect(await told('<Demo name="Rules" titel="Rules" />\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: <Demo> has no prop “titel”.

        5 | <Demo name="Rules" titel="Rules" />
            ^

      There are (the nearest first): title, panel, name."
    `)
  })
  it('a demo without a title', async () => {
    expect(await told('<Demo name="Rules" />\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: <Demo> needs “title”.

        5 | <Demo name="Rules" />
            ^

      Write \`<Demo title="…">\`."
    `)
  })
  it('a panel that a demo does not have', async () => {
    expect(await told('<Demo name="Rules" title="Rules" panel="json" />\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: <Demo> has no panel “json”.

        5 | <Demo name="Rules" title="Rules" panel="json" />
            ^

      Write \`panel="saved"\` to open the saved page first, or leave it out to open the code."
    `)
  })
  it('an expression in prose', async () => {
    expect(await told('Version {version} is out.\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:9: “{version}” would have to run as code.

        5 | Version {version} is out.
                    ^

      Write the text itself, or put braces that readers should see into backticks: \`{…}\`. Comments are {/* … */}."
    `)
  })
  it('tabs without a tab', async () => {
    expect(await told('<Tabs>\n</Tabs>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: <Tabs> is empty.

        5 | <Tabs>
            ^

      Put at least one <Tab> into it."
    `)
  })
  it('tabs around something else', async () => {
    expect(await told('<Tabs>\n\ntext\n\n</Tabs>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:7:1: <Tabs> takes nothing but <Tab>.

        7 | text
            ^

      Put this into a <Tab>, or move it out of <Tabs>."
    `)
  })
  it('two tabs of one value', async () => {
    expect(await told('<Tabs>\n<Tab label="A">a</Tab>\n<Tab label="a">b</Tab>\n</Tabs>\n'))
      .toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:7:1: two tabs of one <Tabs> have the value “a”.

        7 | <Tab label="a">b</Tab>
            ^

      Give each a \`value\` of its own."
    `)
  })
  it('a tab without tabs', async () => {
    expect(await told('<Tab label="A">a</Tab>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: <Tab> stands outside <Tabs>.

        5 | <Tab label="A">a</Tab>
            ^

      Put it directly into <Tabs> … </Tabs>."
    `)
  })
  it('a tab without a label', async () => {
    expect(await told('<Tabs>\n<Tab>a</Tab>\n</Tabs>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:6:1: <Tab> needs “label”.

        6 | <Tab>a</Tab>
            ^

      Write \`<Tab label="…">\`."
    `)
  })
  it('a group that is not a word', async () => {
    expect(await told('<Tabs groupId="my group">\n<Tab label="A">a</Tab>\n</Tabs>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: the groupId “my group” is not a word.

        5 | <Tabs groupId="my group">
            ^

      Use letters, digits and hyphens."
    `)
  })
  it('a parameter without a name', async () => {
    expect(await told('<Params>\n<Param type="string">a</Param>\n</Params>\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:6:1: <Param> needs “name”.

        6 | <Param type="string">a</Param>
            ^

      Write \`<Param name="…">\`."
    `)
  })
})

describe('Blocks between colons are known', () => {
  it('an unknown one', async () => {
    expect(await told(':::warn\n\ntext\n\n:::\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: there is no block “:::warn”.

        5 | :::warn
            ^

      There are (the nearest first): warning, info, note, tip, danger, details."
    `)
  })
  it('one that is never closed', async () => {
    expect(await told(':::note\n\ntext\n\nmore\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: “:::note” is never closed.

        5 | :::note
            ^

      Put \`:::\` on a line of its own after it; a block around another one needs more colons than the inner one."
    `)
  })
  it('one inside another with as few colons', async () => {
    expect(await told(':::note\n\n:::tip\n\ntext\n\n:::\n\n:::\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:7:1: “:::tip” is never closed.

        7 | :::tip
            ^

      Put \`:::\` on a line of its own after it; a block around another one needs more colons than the inner one."
    `)
  })
  it('a space before the name', async () => {
    expect(await told('::: note\n\ntext\n\n:::\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: this is not a block: “:::” must be followed by its name at once.

        5 | ::: note
            ^

      Write \`:::note[Title]\`, the content, and \`:::\` on a line of its own. An outer block has more colons than an inner one."
    `)
  })
  it('colons that close nothing', async () => {
    expect(await told('text\n\n:::\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:7:1: this “:::” closes nothing.

        7 | :::
            ^

      Write \`:::note[Title]\`, the content, and \`:::\` on a line of its own. An outer block has more colons than an inner one."
    `)
  })
  it('attributes', async () => {
    expect(await told(':::note{title="x"}\n\ntext\n\n:::\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: “:::note” takes no attributes.

        5 | :::note{title="x"}
            ^

      Its title stands in brackets: \`:::note[Title]\`."
    `)
  })
  it('details without a summary', async () => {
    expect(await told(':::details\n\ntext\n\n:::\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: “:::details” has no summary.

        5 | :::details
            ^

      Say what opens: \`:::details[How it works]\`."
    `)
  })
})

describe('Fences say what can be done', () => {
  it('an unknown language', async () => {
    expect(await told('text\n\n```typoscript\nconst a = 1\n```\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:7:1: there is no language “typoscript” for code.

        7 | \`\`\`typoscript
            ^

      There are (the nearest first): jsonc, text, toml, ts, tsx, bash, css, diff, http, js, json, jsx, nginx, npm, sh, yaml, graphql, html, md, mdx."
    `)
  })
  it('an unknown part', async () => {
    expect(await told('```js titel="a.js"\na\n```\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: the first line of this code block is wrong: it has an unknown part “titel="a.js"”.

        5 | \`\`\`js titel="a.js"
            ^

      There are (the nearest first): title, del, ins, focus, run, wrap, fragment, showLineNumbers."
    `)
  })
  it('a title without quotes', async () => {
    expect(await told('```js title=a.js\na\n```\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: the first line of this code block is wrong: “title” has no text in quotes.

        5 | \`\`\`js title=a.js
            ^

      Write \`title="…"\`."
    `)
  })
  it('a line that does not exist', async () => {
    expect(await told('```js {1,3-4}\na\nb\nc\n```\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: the first line of this code block is wrong: it names line 4, but the code has 3 lines.

        5 | \`\`\`js {1,3-4}
            ^

      Lines count from 1, inside the fence."
    `)
    expect(await told('```js del={0}\na\n```\n')).toContain('it names line 0, but the code has one line')
  })
  it('something that is not a range', async () => {
    expect(await told('```js ins={a}\na\n```\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: the first line of this code block is wrong: “a” is not a line or a range of lines.

        5 | \`\`\`js ins={a}
            ^

      A fence is written like: \`\`\`tsx title="App.tsx" {1,3-5} ins={2} del={3} focus={4-6} showLineNumbers wrap"
    `)
    expect(await told('```js ins={3-1}\na\nb\nc\n```\n')).toContain('“3-1” is not a line')
    expect(await told('```js ins\na\n```\n')).toContain('not a list of lines')
  })
  it('a part that is there twice', async () => {
    expect(await told('```js wrap wrap\na\n```\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: the first line of this code block is wrong: “wrap” stands twice in it.

        5 | \`\`\`js wrap wrap
            ^

      Remove one."
    `)
  })
  it('a flag with a value', async () => {
    expect(await told('```js wrap="yes"\na\n```\n')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx:5:1: the first line of this code block is wrong: “wrap” takes no value.

        5 | \`\`\`js wrap="yes"
            ^

      Write just \`wrap\`."
    `)
  })
})

describe('Files are text of a size that can be read', () => {
  it('not in UTF-16', async () => {
    expect(await told('\uFFFD\uFFFDT\0e\0x\0t\0')).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx: this file is not UTF-8 text.

      Save it as UTF-8 (in most editors: “Save with encoding”)."
    `)
  })
  it('not a book', async () => {
    expect(await told('word '.repeat(300_000))).toMatchInlineSnapshot(`
      "content/docs/concepts/nodes.mdx: this page has 1500000 characters, and 500000 is the most.

      Make several pages of it."
    `)
  })
})
