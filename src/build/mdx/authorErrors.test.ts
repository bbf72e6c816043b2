import { expect, it } from 'vitest'
import { messagesOf } from '../../fixtures/messagesOf'
import { compileBody } from './compileBody'

/** Compiles a page with front matter of four lines. */
const compile = (source: string) =>
  compileBody(source, { path: 'content/docs/concepts/nodes.mdx', lineOffset: 4 })

/** The messages about the sources, with line and column. */
const messagesIn = async (...sources: string[]) =>
  (await messagesOf(...sources.map((source) => () => compile(source)))).replaceAll(
    'content/docs/concepts/nodes.mdx:',
    '',
  )

it('A mistake is quoted where it stands, with what to write instead', async () => {
  await expect(compile('See the\n`Node` [there]().\n')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/docs/concepts/nodes.mdx:6:8: this link leads nowhere.

      6 | \`Node\` [there]().
                 ^

    Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path of this site (\`/support\`), \`#section\`, or \`https://…\`.]
  `)
})

it('Broken MDX is named with its place', async () => {
  const messages = await messagesIn(
    'text\n\n<div>\n\nmore\n',
    '<b><i>text</b></i>\n',
    'text\n\n</div>\n',
    'Write {props to read them.\n',
    'Write {a b} here.\n',
    'import x form "y"\n',
    'It holds when a <5 or so.\n',
    'It is a Record<string, number> of words.\n',
    'text <!-- hidden -->\n',
    'See <https://craft.js.org>.\n',
  )
  expect(messages).toMatchInlineSnapshot(`
    "7:1: <div> is never closed.
      Close it, with both tags on lines of their own, or both on one line. A tag without content ends with \`/>\`.
    5:11: </b> closes <i> (opened at line 5, column 4), which needs a closing tag of its own.
      Close the inner tag first, or put the closing tag on a line of its own like the opening one.
    7:2: this closing tag closes nothing.
      Remove it, or add the opening tag. Put both on lines of their own, or both on one line.
    5:7: this “{” is never closed.
      For the sign itself write \\{, or put the code into backticks.
    5:9: this is not valid JavaScript.
      Braces hold code in MDX. For the sign itself write \\{, or put the code into backticks; a heading’s id is written \`[#id]\`.
    5:10: this is not valid JavaScript.
    5:18: this “<” starts a tag, but no name follows.
      For the sign itself write \\<, or put the code into backticks.
    5:22: this tag is malformed.
      A tag is written \`<Name prop="value" other={3}>\`. For the sign “<” itself write \\<.
    5:7: HTML comments are not part of MDX.
      Write {/* comment */} instead.
    5:12: MDX has no links in angle brackets.
      Write the bare address, or \`[text](https://…)\`."
  `)
})

it('The outline of a page holds', async () => {
  const messages = await messagesIn(
    '<h1>Title</h1>\n',
    '## One\n\n#### Two\n',
    '### One\n',
    '## What to eat [#menu]\n',
    '## One [#same]\n\n## Two [#same]\n',
    '## [#only-an-id]\n',
    '## Title [#my id]\n',
  )
  expect(messages).toMatchInlineSnapshot(`
    "5:1: a page has one title, the \`title\` in its front matter.
      Start with \`## …\`.
    7:1: this heading has level 4, but it comes after a heading of level 2.
      Write \`### …\`: outlines go down one level at a time.
    5:1: this heading has level 3, but it comes after the title.
      Write \`## …\`: outlines go down one level at a time.
    5:1: the id “menu” belongs to the page around the text.
      Give this one another id.
    7:1: the id “same” is already on this page.
    5:1: this heading is empty.
      Write its text, or remove it.
    5:1: “[#my id]” is not an id.
      Write one word, such as \`[#saved-pages]\`; put brackets that readers should see into backticks."
  `)
})

it('Links lead somewhere, and run no code', async () => {
  const messages = await messagesIn(
    'See [](/support).\n',
    'See [here]().\n',
    '[x](javascript:alert`1`)\n',
    '<a href="data:text/html,x">x</a>\n',
    '<a href={"java\\nscript:alert(1)"}>x</a>\n',
    '<a href={"\\u0001javascript:alert(1)"}>x</a>\n',
    '[x](./archive.zip)\n',
    '[x](../../blog/post.mdx)\n',
    '[x](https://)\n',
    '[x](/a%zz)\n',
    '[x](//127.0.0.1)\n',
    '<a href="/a">x [y](/b)</a>\n',
  )
  expect(messages).toMatchInlineSnapshot(`
    "5:5: this link has no text.
      Say where it leads: \`[The editor](concepts/nodes)\`.
    5:5: this link leads nowhere.
      Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path of this site (\`/support\`), \`#section\`, or \`https://…\`.
    5:1: links may not start with “javascript:”.
    5:1: links may not start with “data:”.
    5:1: this address has white space or a backslash.
    5:1: this address has white space or a backslash.
    5:1: “./archive.zip” is not a page.
    5:1: “../../blog/post.mdx” is not a page.
    5:1: “https://” is not a whole address.
    5:1: “/a%zz” has a % that encodes nothing.
      Write %25 for a percent sign.
    5:1: “//127.0.0.1” leads to the reader’s own machine.
      Put it into backticks: it is shown then, and leads nowhere.
    5:16: this link is inside another link.
      Remove one of them."
  `)
})

it('Images say what they show', async () => {
  const messages = await messagesIn(
    'text ![](./a.png)\n',
    '<Picture src="./a.png" />\n',
    '![Logo](https://example.com/a.png)\n',
    'Look: ![Logo](./a.png "The logo")\n',
    '<img src="./a.png" alt="A" width="300" />\n',
  )
  expect(messages).toMatchInlineSnapshot(`
    "5:6: this image has no alternative text.
      Describe it: \`![What it shows](./file.png)\`. For mere decoration write \`<Picture src="./file.png" alt="" />\`.
    5:1: <Picture> needs “alt”.
      Say what it shows, or write \`alt=""\` for mere decoration.
    5:1: the image “https://example.com/a.png” is not a file beside this page.
      Put the file into the folder of this page and write \`./file.png\`: then it gets a size, and modern formats.
    5:7: <Picture> is a block, but it is inside a line of text (<p>).
      Put it on lines of its own, with an empty line before and after.
    5:1: this image has “width”.
      Size and loading come from the file: write only \`![What it shows](./file.png "Caption")\`."
  `)
})

it('Tags run no code', async () => {
  const messages = await messagesIn(
    '<script>alert(1)</script>\n',
    '<iframe src="https://example.com" />\n',
    '<b onclick="alert(1)">x</b>\n',
    '<b dangerouslySetInnerHTML={{ __html: "x" }} />\n',
    '<b style={{ color: "red" }}>x</b>\n',
    '<b {...{ id: "x" }}>x</b>\n',
    '<svg viewBox="0 0 1 1"><path d="M0 0" /></svg>\n',
  )
  expect(messages).toMatchInlineSnapshot(`
    "5:1: there is no tag <script> for prose.
      Prose runs no code, embeds no pages and has no forms: components of the theme do. These exist (the nearest first): cite, rect, rp, and 79 more.
    5:1: there is no tag <iframe> for prose.
      Prose runs no code, embeds no pages and has no forms: components of the theme do. These exist (the nearest first): circle, img, samp, and 79 more.
    5:1: <b> has “onclick”, which prose may not have.
      Remove it: a page of prose runs no code.
    5:1: <b> has “dangerouslySetInnerHTML”, which prose may not have.
    5:1: <b> has a style of its own.
      Remove “style”: the policy of this site forbids it, and the theme decides how prose looks.
    5:1: <b> has spread props.
      Write each prop out: \`name="value"\`.
    5:1: <svg> has no alternative text.
      Describe it: \`<svg role="img" aria-label="…">\`."
  `)
})

it('Components are known, and their props written out', async () => {
  const messages = await messagesIn(
    'text\n\n<Tab1s>\n</Tab1s>\n',
    '<Tabs group="x">\n<Tab label="a">b</Tab>\n</Tabs>\n',
    '<Picture src={logo} alt="Logo" />\n',
    '<Picture src={"./" + "a.png"} alt="Logo" />\n',
    '<Picture src={`./${a}.png`} alt="Logo" />\n',
    '<Picture src={/a/} alt="Logo" />\n',
    '<Demo name="Rules" titel="Rules" />\n',
    '<Demo name="Rules" />\n',
    '<Demo name="Rules" title="Rules" panel="json" />\n',
    'Version {version} is out.\n',
    '<Tabs>\n</Tabs>\n',
    '<Tabs>\n\ntext\n\n</Tabs>\n',
    '<Tabs>\n<Tab label="A">a</Tab>\n<Tab label="a">b</Tab>\n</Tabs>\n',
    '<Tab label="A">a</Tab>\n',
    '<Tabs groupId="my group">\n<Tab label="A">a</Tab>\n</Tabs>\n',
  )
  expect(messages).toMatchInlineSnapshot(`
    "7:1: there is no component <Tab1s>.
      These exist (the nearest first): Tabs, Tab, Param, Params, Demo, Drawing, Picture.
    5:1: <Tabs> has no prop “group”.
      These exist (the nearest first): groupId.
    5:1: the prop “src” of <Picture> is {logo}, but \`logo\` is known only at run time.
      Props are written out: text in quotes, or a number, true, false, null, a list or an object of those in braces.
    5:1: the prop “src” of <Picture> is {"./" + "a.png"}, but it has to be computed.
    5:1: the prop “src” of <Picture> is {\`./\${a}.png\`}, but its text is put together at run time.
    5:1: the prop “src” of <Picture> is {/a/}, but it is not a JSON value.
    5:1: <Demo> has no prop “titel”.
      These exist (the nearest first): title, panel, name.
    5:1: <Demo> needs “title”.
      Write \`<Demo title="…">\`.
    5:1: <Demo> has no panel “json”.
      Write \`panel="saved"\` to open the saved page first, or leave it out to open the code.
    5:9: “{version}” would have to run as code.
      Write the text itself, or put braces that readers should see into backticks: \`{…}\`. Comments are {/* … */}.
    5:1: <Tabs> is empty.
      Put at least one <Tab> into it.
    7:1: <Tabs> can contain only <Tab>.
      Put this into a <Tab>, or move it out of <Tabs>.
    7:1: two tabs of one <Tabs> have the value “a”.
      Give each a \`value\` of its own.
    5:1: <Tab> is outside <Tabs>.
      Put it directly into <Tabs> … </Tabs>.
    5:1: the groupId “my group” is not a word.
      Use letters, digits and hyphens."
  `)
})

it('Blocks between colons are known', async () => {
  const messages = await messagesIn(
    ':::warn\n\ntext\n\n:::\n',
    ':::note\n\n:::tip\n\ntext\n\n:::\n\n:::\n',
    '::: note\n\ntext\n\n:::\n',
    'text\n\n:::\n',
    '::note[Title]\n\ntext\n',
    ':::note{title="x"}\n\ntext\n\n:::\n',
    ':::details\n\ntext\n\n:::\n',
  )
  expect(messages).toMatchInlineSnapshot(`
    "5:1: there is no block “:::warn”.
      These exist (the nearest first): warning, info, note, tip, danger, details.
    7:1: “:::tip” is never closed.
      Put \`:::\` on a line of its own after it; a block around another one needs more colons than the inner one.
    5:1: this is not a block: “:::” must be followed by its name at once.
      Write \`:::note[Title]\`, the content, and \`:::\` on a line of its own. An outer block has more colons than an inner one.
    7:1: this “:::” closes nothing.
    5:1: “::note” has too few colons for a block.
      Write \`:::note[Title]\`, the content, and \`:::\` on a line of its own.
    5:1: “:::note” takes no attributes.
      Write its title in brackets: \`:::note[Title]\`.
    5:1: “:::details” has no summary.
      Write one in brackets: \`:::details[How it works]\`."
  `)
})

it('Fences say what can be done', async () => {
  const messages = await messagesIn(
    'text\n\n```typoscript\nconst a = 1\n```\n',
    '```js titel="a.js"\na\n```\n',
    '```js title=a.js\na\n```\n',
    '```js {1,3-4}\na\nb\nc\n```\n',
    '```js del={0}\na\n```\n',
    '```js ins={3-1}\na\nb\nc\n```\n',
    '```js ins\na\n```\n',
    '```js wrap wrap\na\n```\n',
    '```js wrap="yes"\na\n```\n',
    '```js fold={0}\na\n```\n',
  )
  expect(messages).toMatchInlineSnapshot(`
    "7:1: there is no language “typoscript” for code.
      For a language without colors, write \`text\`. These exist (the nearest first): jsonc, text, toml, ts, tsx, bash, css, diff, http, js, json, jsx, nginx, npm, sh, yaml, graphql, html, md, mdx.
    5:1: the first line of this code block is wrong: it has an unknown part “titel="a.js"”.
      These exist (the nearest first): title, del, ins, fold, hunks, run, wrap, fragment.
    5:1: the first line of this code block is wrong: “title” has no text in quotes.
      Write \`title="…"\`.
    5:1: the first line of this code block is wrong: it names line 4, but the code has 3 lines.
      Lines count from 1, inside the fence.
    5:1: the first line of this code block is wrong: it names line 0, but the code has one line.
    5:1: the first line of this code block is wrong: “3-1” is not a line or a range of lines.
      A fence is written like: \`\`\`tsx title="App.tsx" {1,3-5} ins={2} del={3} wrap
    5:1: the first line of this code block is wrong: “” is not a list of lines in braces.
    5:1: the first line of this code block is wrong: “wrap” appears in it twice.
      Remove one.
    5:1: the first line of this code block is wrong: “wrap” takes no value.
      Write just \`wrap\`.
    5:1: the first line of this code block is wrong: “fold” has no number of lines in braces.
      Write, for example, \`fold={12}\`."
  `)
})

it('What would swallow a page or look like something else is named with its place', async () => {
  const messages = await messagesIn(
    '- a\n\n  ~~~\n  b\n\ntext\n',
    '```\n',
    'a\n\n=======\nb\n>>>>>>> branch\n',
    '\uFFFD\uFFFDT\0e\0x\0t\0',
    'word '.repeat(300_000),
  )
  expect(messages).toMatchInlineSnapshot(`
    "7:3: this code block is never closed.
      Write ~~~ on a line of its own below the code. A block with a fence in it needs a longer fence around it.
    5:1: this code block is never closed.
      Write \`\`\` on a line of its own below the code. A block with a fence in it needs a longer fence around it.
    9:1: there is an unresolved merge conflict.
      Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.
     this file is not UTF-8 text.
      Save it as UTF-8 (in most editors: “Save with encoding”).
     this page has 1500000 characters, and 500000 is the most.
      Split it into several pages."
  `)
  const fine =
    '<Tabs>\n  <Tab label="a">\n    Text\n\n    More\n  </Tab>\n</Tabs>\n\n1. a\n\n   b\n\n   - c\n\n     d\n\n> - e\n>\n>   f\n\n````md\n```\n````\n\n> ```\n> a\n> ```\n'
  expect(await messagesIn(fine)).toBe('nothing')
})
