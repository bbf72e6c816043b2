import { expect, it } from 'vitest'
import { messagesOf } from '../../fixtures/messagesOf'
import { compileBody } from './compileBody'

/** Compiles a page with four lines of front matter. */
const compile = (source: string) =>
  compileBody(source, { path: 'content/docs/concepts/nodes.mdx', lineOffset: 4 })

/** Messages about the sources, with line and column. */
const messagesIn = async (...sources: string[]) =>
  (await messagesOf(...sources.map((source) => () => compile(source)))).replaceAll(
    'content/docs/concepts/nodes.mdx:',
    '',
  )

it('A message quotes the mistake with its position and a correction', async () => {
  await expect(compile('See the\n`Node` [there]().\n')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/docs/concepts/nodes.mdx:6:8: this link leads nowhere.

      6 | \`Node\` [there]().
                 ^

    Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path on this site (\`/support\`), \`#section\`, or \`https://…\`.]
  `)
})

it('Broken MDX is reported with its position', async () => {
  const messages = await messagesIn(
    'text\n\n<div>\n\nmore\n',
    '<Tabs>\n<Tab label="A">\n\ntext\n\n</Tab>\n',
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
      Close it. Put each tag on its own line, or both on one line. A tag without content ends with \`/>\`.
    5:1: <Tabs> is never closed.
    5:11: </b> closes <i> (opened at line 5, column 4), which needs its own closing tag.
      Close the inner tag first, or put the closing tag on its own line, like the opening tag.
    7:2: this closing tag closes nothing.
      Remove it, or add the opening tag. Put each tag on its own line, or both on one line.
    5:7: this “{” is never closed.
      To show a “{”, write \\{, or put the code in backticks.
    5:9: this is not valid JavaScript.
      In MDX, braces contain code. To show a “{”, write \\{, or put the code in backticks. Write a heading’s id as \`[#id]\`.
    5:10: this is not valid JavaScript.
    5:18: this “<” starts a tag, but no name follows.
      To show a “<”, write \\<, or put the code in backticks.
    5:22: this tag is malformed.
      Write a tag like \`<Name prop="value" other={3}>\`. To show a “<”, write \\<.
    5:7: HTML comments are not part of MDX.
      Write {/* comment */} instead.
    5:12: MDX does not support links in angle brackets.
      Write the bare address, or \`[text](https://…)\`."
  `)
})

it('The outline of a page must be consistent', async () => {
  const messages = await messagesIn(
    '<h1>Title</h1>\n',
    '## One\n\n#### Two\n',
    '### One\n',
    '## What to eat [#menu]\n',
    '## One [#same]\n\n## Two [#same]\n',
    '## [#only-an-id]\n',
    '## Title [#my id]\n',
    '## One {/* #custom-id */}\n\n## `Two` {/*other-id*/}\n\n## Three {/* not an id */}\n',
  )
  expect(messages).toMatchInlineSnapshot(`
    "5:1: a page has one title, the \`title\` in its front matter.
      Start with \`## …\`.
    7:1: this heading has level 4, but it comes after a heading of level 2.
      Write \`### …\`: headings go down one level at a time.
    5:1: this heading has level 3, but it comes after the title.
      Write \`## …\`: headings go down one level at a time.
    5:1: the id “menu” is used by the page around the text.
      Choose another id.
    7:1: the id “same” is already used on this page.
    5:1: this heading is empty.
      Write its text, or remove it.
    5:1: “[#my id]” is not an id.
      Write one word, such as \`[#saved-pages]\`. Put brackets that readers should see in backticks.
    5:1: the comment “custom-id” does not set the id of this heading.
      Write \`[#custom-id]\` at the end of the heading.
    7:1: the comment “other-id” does not set the id of this heading.
      Write \`[#other-id]\` at the end of the heading."
  `)
})

it('Links must have a valid target and cannot run code', async () => {
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
      Describe where it leads: \`[The editor](concepts/nodes)\`.
    5:5: this link leads nowhere.
      Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path on this site (\`/support\`), \`#section\`, or \`https://…\`.
    5:1: links may not start with “javascript:”.
    5:1: links may not start with “data:”.
    5:1: this address has white space or a backslash.
    5:1: this address has white space or a backslash.
    5:1: “./archive.zip” is not a page.
    5:1: “../../blog/post.mdx” is not a page.
    5:1: “https://” is not a complete address.
    5:1: “/a%zz” has a % that does not encode a character.
      Write %25 for a percent sign.
    5:1: “//127.0.0.1” leads to the reader’s own machine.
      Put it in backticks to show it without a link.
    5:16: this link is inside another link.
      Remove one of them."
  `)
})

it('Images must have a description', async () => {
  const messages = await messagesIn(
    'text ![](./a.png)\n',
    '<Picture src="./a.png" />\n',
    '![Logo](https://example.com/a.png)\n',
    'Look: ![Logo](./a.png "The logo")\n',
    '<img src="./a.png" alt="A" width="300" />\n',
  )
  expect(messages).toMatchInlineSnapshot(`
    "5:6: this image has no alternative text.
      Describe it: \`![What it shows](./file.png)\`. If it is only decoration, write \`<Picture src="./file.png" alt="" />\`.
    5:1: <Picture> needs “alt”.
      Describe it, or write \`alt=""\` if it is only decoration.
    5:1: the image “https://example.com/a.png” is not a path relative to this page.
      Put the file in the folder of this page and write \`./file.png\`. The build then sets its size and adds modern formats.
    5:7: <Picture> is a block, but it is inside a line of text (<p>).
      Put it on its own lines, with an empty line before and after.
    5:1: this image has “width”.
      The build sets size and loading. Write only \`![What it shows](./file.png "Caption")\`."
  `)
})

it('Tags cannot run code', async () => {
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
    "5:1: the tag <script> is not allowed in prose.
      Prose cannot run code, embed pages or contain forms. Components of the theme can. Valid names, closest match first: cite, rect, rp, and 79 more.
    5:1: the tag <iframe> is not allowed in prose.
      Prose cannot run code, embed pages or contain forms. Components of the theme can. Valid names, closest match first: circle, img, samp, and 79 more.
    5:1: <b> has “onclick”, which is not allowed in prose.
      Remove it: prose cannot run code.
    5:1: <b> has “dangerouslySetInnerHTML”, which is not allowed in prose.
    5:1: <b> has a “style” attribute.
      Remove it: the policy of this site forbids styles in HTML, and the theme decides how prose looks.
    5:1: <b> has spread props.
      Write each prop out: \`name="value"\`.
    5:1: <svg> has no alternative text.
      Describe it: \`<svg role="img" aria-label="…">\`."
  `)
})

it('Components must exist, with literal props', async () => {
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
    '<Tabs>\n<TabItem label="A">a</TabItem>\n</Tabs>\n',
    '<Tabs groupId="my group">\n<Tab label="A">a</Tab>\n</Tabs>\n',
  )
  expect(messages).toMatchInlineSnapshot(`
    "7:1: there is no component <Tab1s>.
      Valid names, closest match first: Tabs, Tab, Param, Params, Demo, Drawing, Picture.
    5:1: <Tabs> has no prop “group”.
      Valid names, closest match first: groupId.
    5:1: the prop “src” of <Picture> is {logo}, but \`logo\` is known only at run time.
      Write the value out: text in quotes, or in braces a number, true, false, null, a list or an object of those.
    5:1: the prop “src” of <Picture> is {"./" + "a.png"}, but it has to be computed.
    5:1: the prop “src” of <Picture> is {\`./\${a}.png\`}, but its text is assembled at run time.
    5:1: the prop “src” of <Picture> is {/a/}, but it is not a JSON value.
    5:1: <Demo> has no prop “titel”.
      Valid names, closest match first: title, panel, name.
    5:1: <Demo> needs “title”.
      Write \`<Demo title="…">\`.
    5:1: <Demo> has no panel “json”.
      Write \`panel="saved"\` to open the saved page first, or leave it out to open the code.
    5:9: “{version}” is code, but this page has no \`import\` or \`export\`.
      Write the text itself. Put braces that readers should see in backticks: \`{…}\`. Write comments as {/* … */}.
    5:1: <Tabs> is empty.
      Put at least one <Tab> in it.
    7:1: <Tabs> can contain only <Tab>.
      Put this in a <Tab>, or move it out of <Tabs>.
    7:1: two tabs of one <Tabs> have the value “a”.
      Give each tab its own \`value\`.
    5:1: <Tab> is outside <Tabs>.
      Put it directly inside <Tabs> … </Tabs>.
    6:1: there is no component <TabItem>.
      Valid names, closest match first: Tab, Tabs, Param, Demo, Drawing, Params, Picture.
    5:1: the groupId “my group” is not a single word.
      Use only letters, digits and hyphens."
  `)
})

it('Directive blocks must exist', async () => {
  const messages = await messagesIn(
    ':::warn\n\ntext\n\n:::\n',
    ':::note\n\n:::tip\n\ntext\n\n:::\n\n:::\n',
    '::: note\n\ntext\n\n:::\n',
    'text\n\n:::\n',
    '::note[Title]\n\ntext\n',
    ':::note{title="x"}\n\ntext\n\n:::\n',
    ':::details\n\ntext\n\n:::\n',
    ':::tip Keep it **small**\n\ntext\n\n:::\n',
    ':::caution Careful\n\ntext\n\n:::\n\n:::\n',
    'Some text.\n:::note A title\nHidden?\n:::\n\n- An item.\n  ::: tip\n  Text.\n  :::\n\n> **a**\n> :::note b\n',
    'A line\\\n:::warn\\\nmore',
    '> [!NOTE]\n> Useful.\n\n- > [!CAUTION] Title\n  > Text.\n\n[!IMPORTANT]\n\n!!! tip "Title"\n\nText\n??? note\n',
    '<Callout type="info">\n\ntext\n\n</Callout>\n\n<Aside>text</Aside>\n\n<Note.Title>text</Note.Title>\n',
  )
  expect(messages).toMatchInlineSnapshot(`
    "5:1: there is no block “:::warn”.
      Valid names, closest match first: warning, info, note, tip, danger, details.
    7:1: “:::tip” is never closed.
      Put \`:::\` on its own line after it. An outer block needs more colons than an inner one.
    5:1: the name of this block does not directly follow “:::”.
      Write \`:::note[Title]\`, the content, and \`:::\` on its own line. An outer block needs more colons than an inner one.
    7:1: this “:::” closes nothing.
    5:1: “::note” has too few colons for a block.
      Write \`:::note[Title]\`, the content, and \`:::\` on its own line.
    5:1: “:::note” takes no attributes.
      Write its title in brackets: \`:::note[Title]\`.
    5:1: “:::details” has no summary.
      Write one in brackets: \`:::details[How it works]\`.
    5:1: the title of “:::tip” is not in brackets.
      Write \`:::tip[Keep it]\`, the content, and \`:::\` on its own line.
    5:1: the title of “:::caution” is not in brackets.
      Write \`:::note[Careful]\`, the content, and \`:::\` on its own line.
    5:1: there is no block “:::caution”.
      Valid names, closest match first: tip, warning, danger, details, info, note.
    11:1: this “:::” closes nothing.
      Write \`:::note[Title]\`, the content, and \`:::\` on its own line. An outer block needs more colons than an inner one.
    6:1: the title of “:::note” is not in brackets.
      Write \`:::note[A title]\`, the content, and \`:::\` on its own line.
    11:3: the name of this block does not directly follow “:::”.
      Write \`:::tip[Title]\`, the content, and \`:::\` on its own line. An outer block needs more colons than an inner one.
    16:3: the title of “:::note” is not in brackets.
      Write \`:::note[b]\`, the content, and \`:::\` on its own line.
    6:1: the title of “:::warn” is not in brackets.
      Write \`:::note[Title]\`, the content, and \`:::\` on its own line.
    6:1: there is no block “:::warn”.
      Valid names, closest match first: warning, info, note, tip, danger, details.
    5:3: “[!NOTE]” does not begin an admonition.
      Write \`:::note[Title]\`, the content, and \`:::\` on its own line, without “>” at the beginning of lines.
    8:5: “[!CAUTION]” does not begin an admonition.
      Write \`:::danger[Title]\`, the content, and \`:::\` on its own line, without “>” at the beginning of lines.
    11:1: “[!IMPORTANT]” does not begin an admonition.
      Write \`:::info[Title]\`, the content, and \`:::\` on its own line, without “>” at the beginning of lines.
    13:1: “!!! tip” does not begin an admonition.
      Write \`:::tip[Title]\`, the content, and \`:::\` on its own line.
    16:1: “??? note” does not begin an admonition.
      Write \`:::note[Title]\`, the content, and \`:::\` on its own line.
    5:1: there is no component <Callout>.
    11:1: there is no component <Aside>.
    13:1: there is no component <Note.Title>."
  `)
})

it('Code fences must have valid languages and options', async () => {
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
    '```js\n// highlight-next-line\na\nb // [!code ++]\n```\n',
    '```bash\n# highlight-start\na\n# highlight-end\n```\n',
    '```tsx\n<p>\n  {/* error-next-line */}\n  a {/* [!code focus] */}\n</p>\n// ---cut---\n// @errors: 2322\n```\n',
    '```ts\n// eslint-disable-next-line no-console\nconst error = 1 // error-prone\n```\n',
    '```bash\n$ npm start\n```\n',
    '```sh\ncd a\nme@host:~/a$ ls\n```\n',
    '```bash\nPS C:\\Users> npm start\n```\n',
    '```bash\n# A comment\necho $HOME "$ a" > b\n$(npm bin)/vite\n```\n\n```text\n$ npm start\n```\n',
  )
  expect(messages).toMatchInlineSnapshot(`
    "7:1: the language “typoscript” is not supported.
      Valid names, closest match first: jsonc, text, toml, ts, tsx, bash, css, diff, http, js, json, jsx, nginx, npm, sh, yaml, graphql, html, md, mdx. For other languages, write \`text\`.
    5:1: the first line of this code block is wrong: “titel="a.js"” is not an option.
      Valid names, closest match first: title, del, ins, fold, hunks, run, wrap, wrapper, fragment.
    5:1: the first line of this code block is wrong: “title” needs text in quotes.
      Write \`title="…"\`.
    5:1: the first line of this code block is wrong: it names line 4, but the code has 3 lines.
      Count the lines inside the fence, starting at 1.
    5:1: the first line of this code block is wrong: it names line 0, but the code has one line.
    5:1: the first line of this code block is wrong: “3-1” is not a line or a range of lines.
      Write a fence like this: \`\`\`tsx title="App.tsx" {1,3-5} ins={2} del={3} wrap
    5:1: the first line of this code block is wrong: “” is not a list of lines in braces.
    5:1: the first line of this code block is wrong: “wrap” appears twice.
      Remove one.
    5:1: the first line of this code block is wrong: “wrap” takes no value.
      Write just \`wrap\`.
    5:1: the first line of this code block is wrong: “fold” needs a number of lines in braces.
      Write, for example, \`fold={12}\`.
    5:1: readers would see the comment “[!code ++]” in this code block.
      Remove it, and write line numbers after the language: \`\`\`tsx {1,3-5} ins={2} del={3}
    5:1: readers would see the comment “highlight-next-line” in this code block.
    5:1: readers would see the comment “highlight-end” in this code block.
    5:1: readers would see the comment “highlight-start” in this code block.
    5:1: readers would see the comment “---cut---” in this code block.
    5:1: readers would see the comment “[!code focus]” in this code block.
    5:1: readers would see the comment “@errors” in this code block.
    5:1: readers would see the comment “error-next-line” in this code block.
    nothing
    5:1: readers would copy the prompt “$” with the command.
      Write only the commands. Put their output into another block, after \`\`\`text.
    5:1: readers would copy the prompt “me@host:~/a$” with the command.
    5:1: readers would copy the prompt “PS C:\\Users>” with the command.
    nothing"
  `)
})

it('Markup that would swallow the page or be misread is reported with its position', async () => {
  const messages = await messagesIn(
    '- a\n\n  ~~~\n  b\n\ntext\n',
    '```\n',
    'a\n\n=======\nb\n>>>>>>> branch\n',
    '\uFFFD\uFFFDT\0e\0x\0t\0',
    'word '.repeat(300_000),
  )
  expect(messages).toMatchInlineSnapshot(`
    "7:3: this code block is never closed.
      Write ~~~ on its own line below the code. If the code contains a fence, the fence around it must be longer.
    5:1: this code block is never closed.
      Write \`\`\` on its own line below the code. If the code contains a fence, the fence around it must be longer.
    9:1: this page has an unresolved merge conflict.
      Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.
     this file is not UTF-8 text.
      Save it as UTF-8 (in most editors: “Save with encoding”).
     this page has 1500000 characters, but the limit is 500000.
      Split it into several pages."
  `)
  const fine =
    '<Tabs>\n  <Tab label="a">\n    Text\n\n    More\n  </Tab>\n</Tabs>\n\n1. a\n\n   b\n\n   - c\n\n     d\n\n> - e\n>\n>   f\n\n````md\n```\n````\n\n> ```\n> a\n> ```\n'
  expect(await messagesIn(fine)).toBe('nothing')
})

it('All mistakes of a page are reported in one run, by line and without follow-up errors', async () => {
  const messages = await messagesIn(
    `# Title {#title}

<!-- hidden -->

import Tabs from '@theme/Tabs'

#### Deep

:::tip Small

Text with {version.core}, [nothing]() and ![](./a.png).

:::

:::warn

<Foo>See [](/support).</Foo>

:::

<Tabs groupId="a" defaultValue="b" values={x}>
<Tab lable="One">

\`\`\`jsx live showLineNumbers title="a.js"
a
\`\`\`

</Tab>
<TabItem>Two</TabItem>
</Tabs>

\`\`\`tsx file="Nowhere.tsx" {200}
\`\`\`

[![](./b.png)](/support)

<iframe src="x">text</iframe>

<b style="x" onclick="y">bold</b>

## Same [#same]

## Same [#same]
`,
  )
  expect(messages).toMatchInlineSnapshot(`
    "5:1: a page has one title, the \`title\` in its front matter.
      Start with \`## …\`.
    5:10: this is not valid JavaScript.
      In MDX, braces contain code. To show a “{”, write \\{, or put the code in backticks. Write a heading’s id as \`[#id]\`.
    7:2: HTML comments are not part of MDX.
      Write {/* comment */} instead.
    9:1: the import "@theme/Tabs" does not exist.
      Remove it if it imports a component of another site generator. Pages can use Tabs, Params, Drawing, Tab, Param, Picture, Demo without an import. Pages can import only the packages in package.json.
    11:1: this heading has level 4, but it comes after the title.
      Write \`## …\`: headings go down one level at a time.
    13:1: the title of “:::tip” is not in brackets.
      Write \`:::tip[Small]\`, the content, and \`:::\` on its own line.
    15:27: this link leads nowhere.
      Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path on this site (\`/support\`), \`#section\`, or \`https://…\`.
    15:43: this image has no alternative text.
      Describe it: \`![What it shows](./file.png)\`. If it is only decoration, write \`<Picture src="./file.png" alt="" />\`.
    19:1: there is no block “:::warn”.
      Valid names, closest match first: warning, info, note, tip, danger, details.
    21:10: this link has no text.
      Describe where it leads: \`[The editor](concepts/nodes)\`.
    25:1: <Tabs> has no prop “defaultValue”.
      Valid names, closest match first: groupId.
    26:1: <Tab> has no prop “lable”.
      Valid names, closest match first: label, value.
    28:1: the first line of this code block is wrong: “live” is not an option.
      Valid names, closest match first: ins, title, del, fold, run, wrap, hunks, wrapper, fragment.
    28:1: the first line of this code block is wrong: “showLineNumbers” is not an option.
      Valid names, closest match first: hunks, ins, wrapper, fold, fragment, title, del, run, wrap.
    33:10: <Tabs> can contain only <Tab>.
      Put this in a <Tab>, or move it out of <Tabs>.
    36:1: there is no file content/snippets/Nowhere.tsx.
      Valid names, closest match first: Text.tsx, Container.tsx, resolver.ts, group/App.tsx, model/App.tsx, pointer/App.tsx, theme/App.tsx, blocks/App.tsx, and 334 more.
    39:2: this image has no alternative text.
      Describe it: \`![What it shows](./file.png)\`. If it is only decoration, write \`<Picture src="./file.png" alt="" />\`.
    41:1: the tag <iframe> is not allowed in prose.
      Prose cannot run code, embed pages or contain forms. Components of the theme can. Valid names, closest match first: circle, img, samp, and 79 more.
    43:1: <b> has “onclick”, which is not allowed in prose.
      Remove it: prose cannot run code.
    43:1: <b> has a “style” attribute.
      Remove it: the policy of this site forbids styles in HTML, and the theme decides how prose looks.
    47:1: the id “same” is already used on this page.
      Choose another id."
  `)
})

it('Mistakes are reported in one run whichever plugin finds them', async () => {
  const mistakes = [
    '## One [#my id]',
    '::note[Title]',
    '```typoscript\na\n```',
    '[x](data:a)',
    '![x](https://example.com/a.png)',
    '<form>text</form>',
    '<Tab label="A">a</Tab>',
    '<svg viewBox="0 0 1 1"><path d="M0 0" /></svg>',
    '{version}',
    '<a href="/a">x [y](/b)</a>',
    'Write {a b} here.',
    '<!-- a\n\nb -->',
    'See <https://craft.js.org>.',
    'when a <5 or so',
  ]
  const alone = await Promise.all(mistakes.map((mistake) => messagesIn(mistake)))
  const together = await messagesIn(mistakes.join('\n\n'))
  const problems = (text: string) => text.match(/^\S.*$/gm)!.map((line) => line.replace(/^[\d:]+/, ''))
  expect(problems(together)).toEqual(alone.flatMap(problems))
})
