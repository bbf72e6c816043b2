import { expect, it } from 'vitest'
import { AuthorError } from '../errors'
import { compileBody } from './compileBody'

/** The message about `source`, whose front matter takes four lines. */
async function messageOf(source: string): Promise<string> {
  try {
    await compileBody(source, { path: 'content/docs/concepts/nodes.mdx', lineOffset: 4 })
  } catch (error) {
    if (error instanceof AuthorError) return error.message
    throw error
  }
  return 'nothing'
}

/** The message about each mistake: line and column, the problem, and the hint; not the line it quotes. */
async function messagesOf(mistakes: Record<string, string[]>): Promise<string> {
  const texts: string[] = []
  for (const [mistake, sources] of Object.entries(mistakes)) {
    texts.push(`${mistake}:`)
    for (const source of sources) {
      const [problem = '', ...rest] = (await messageOf(source)).split('\n\n')
      const hint = rest.at(-1) ?? ''
      texts.push(`  ${problem.replace('content/docs/concepts/nodes.mdx:', '')}`)
      if (texts.at(-2) !== `  ${hint}`) texts.push(`  ${hint}`)
    }
  }
  return texts.join('\n')
}

it('A mistake is quoted where it stands, with what to write instead', async () => {
  expect(await messageOf('See the\n`Node` [there]().\n')).toMatchInlineSnapshot(`
    "content/docs/concepts/nodes.mdx:6:8: this link leads nowhere.

      6 | \`Node\` [there]().
                 ^

    Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path of this site (\`/support\`), \`#section\`, or \`https://…\`."
  `)
})

it('Broken MDX is named with its place', async () => {
  expect(
    await messagesOf({
      'a tag that is not closed': ['text\n\n<div>\n\nmore\n'],
      'a tag that is closed in another block': ['<div>text\n\nmore</div>\n'],
      'tags that cross': ['<b><i>text</b></i>\n'],
      'a closing tag without an opening one': ['text\n\n</div>\n'],
      'a brace that is not closed': ['Write {props to read them.\n'],
      'braces around something that is not JavaScript': ['Write {a b} here.\n'],
      'a heading id in the wrong brackets': ['## Title {#my-id}\n'],
      'a bare < in text': ['It holds when a <5 or so.\n'],
      'a generic type in text': ['It is a Record<string, number> of words.\n'],
      'an HTML comment': ['text <!-- hidden -->\n'],
      'a link in angle brackets': ['See <https://craft.js.org>.\n'],
      'an attribute without quotes': ['<Tabs groupId=framework>\n</Tabs>\n'],
      'an import that is not JavaScript': ['import x form "y"\n'],
    }),
  ).toMatchInlineSnapshot(`
    "a tag that is not closed:
      7:1: <div> is never closed.
      Close it, with both tags on lines of their own, or both on one line. A tag without content ends with \`/>\`.
    a tag that is closed in another block:
      5:1: <div> is never closed.
      Close it, with both tags on lines of their own, or both on one line. A tag without content ends with \`/>\`.
    tags that cross:
      5:11: </b> closes <i> (opened at line 5, column 4), which needs a closing tag of its own.
      Close the inner tag first, or put the closing tag on a line of its own like the opening one.
    a closing tag without an opening one:
      7:2: this closing tag closes nothing.
      Remove it, or add the opening tag. Put both on lines of their own, or both on one line.
    a brace that is not closed:
      5:7: this “{” is never closed.
      For the sign itself write \\{, or put the code into backticks.
    braces around something that is not JavaScript:
      5:9: this is not valid JavaScript.
      Braces hold code in MDX. For the sign itself write \\{, or put the code into backticks; a heading’s id is written \`[#id]\`.
    a heading id in the wrong brackets:
      5:11: this is not valid JavaScript.
      Braces hold code in MDX. For the sign itself write \\{, or put the code into backticks; a heading’s id is written \`[#id]\`.
    a bare < in text:
      5:18: this “<” starts a tag, but no name follows.
      For the sign itself write \\<, or put the code into backticks.
    a generic type in text:
      5:22: this tag is malformed.
      A tag is written \`<Name prop="value" other={3}>\`. For the sign “<” itself write \\<.
    an HTML comment:
      5:7: HTML comments are not part of MDX.
      Write {/* comment */} instead.
    a link in angle brackets:
      5:12: MDX has no links in angle brackets.
      Write the bare address, or \`[text](https://…)\`.
    an attribute without quotes:
      5:15: this tag is malformed.
      A tag is written \`<Name prop="value" other={3}>\`. For the sign “<” itself write \\<.
    an import that is not JavaScript:
      5:10: this is not valid JavaScript.
      Braces hold code in MDX. For the sign itself write \\{, or put the code into backticks; a heading’s id is written \`[#id]\`."
  `)
})

it('The outline of a page holds', async () => {
  expect(
    await messagesOf({
      'without a second title': ['# Title\n'],
      'without a title written as a tag': ['<h1>Title</h1>\n'],
      'without a skipped level': ['## One\n\n#### Two\n'],
      'with h2 first': ['### One\n'],
      'without an id of the page around it': ['## What to eat [#menu]\n'],
      'without an id that is there twice': ['## One [#same]\n\n## Two [#same]\n'],
      'without an empty heading': ['## [#only-an-id]\n'],
      'without an id of two words': ['## Title [#my id]\n'],
    }),
  ).toMatchInlineSnapshot(`
    "without a second title:
      5:1: a page has one title, the \`title\` in its front matter.
      Start with \`## …\`.
    without a title written as a tag:
      5:1: a page has one title, the \`title\` in its front matter.
      Start with \`## …\`.
    without a skipped level:
      7:1: this heading has level 4, but it comes after a heading of level 2.
      Write \`### …\`: outlines go down one level at a time.
    with h2 first:
      5:1: this heading has level 3, but it comes after the title.
      Write \`## …\`: outlines go down one level at a time.
    without an id of the page around it:
      5:1: the id “menu” belongs to the page around the text.
      Give this one another id.
    without an id that is there twice:
      7:1: the id “same” is already on this page.
      Give this one another id.
    without an empty heading:
      5:1: this heading is empty.
      Write its text, or remove it.
    without an id of two words:
      5:1: “[#my id]” is not an id.
      Write one word, such as \`[#saved-pages]\`; put brackets that readers should see into backticks."
  `)
})

it('Links lead somewhere', async () => {
  expect(
    await messagesOf({
      'and have a text': ['See [](/support).\n'],
      'and an address': ['See [here]().\n'],
      'and run no code': [
        '[x](javascript:alert`1`)\n',
        '<a href="JavaScript:alert(1)">x</a>\n',
        '<a href="data:text/html,x">x</a>\n',
        '<a href={" javascript:alert(1)"}>x</a>\n',
        '<a href={"java\\nscript:alert(1)"}>x</a>\n',
        '<a href={"\\u0001javascript:alert(1)"}>x</a>\n',
      ],
      'and name a page, not a file beside it': ['[x](./archive.zip)\n'],
      'and stay below content/docs': ['[x](../../blog/post.mdx)\n'],
      'and are encoded right': ['[x](/a%zz)\n'],
      'and are whole': ['[x](https://)\n'],
      'and not to the machine of the reader': ['[x](http://localhost:8000/a)\n', '[x](//127.0.0.1)\n'],
      'and do not stand inside each other': ['<a href="/a">x [y](/b)</a>\n'],
    }),
  ).toMatchInlineSnapshot(`
    "and have a text:
      5:5: this link has no text.
      Say where it leads: \`[The editor](concepts/nodes)\`.
    and an address:
      5:5: this link leads nowhere.
      Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path of this site (\`/support\`), \`#section\`, or \`https://…\`.
    and run no code:
      5:1: links may not start with “javascript:”.
      Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path of this site (\`/support\`), \`#section\`, or \`https://…\`.
      5:1: links may not start with “JavaScript:”.
      5:1: links may not start with “data:”.
      Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path of this site (\`/support\`), \`#section\`, or \`https://…\`.
      5:1: this address has white space or a backslash.
      5:1: this address has white space or a backslash.
      Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path of this site (\`/support\`), \`#section\`, or \`https://…\`.
      5:1: this address has white space or a backslash.
    and name a page, not a file beside it:
      5:1: “./archive.zip” is not a page.
      Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path of this site (\`/support\`), \`#section\`, or \`https://…\`.
    and stay below content/docs:
      5:1: “../../blog/post.mdx” is not a page.
      Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path of this site (\`/support\`), \`#section\`, or \`https://…\`.
    and are encoded right:
      5:1: “/a%zz” has a % that encodes nothing.
      Write %25 for a percent sign.
    and are whole:
      5:1: “https://” is not a whole address.
      Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path of this site (\`/support\`), \`#section\`, or \`https://…\`.
    and not to the machine of the reader:
      5:1: “http://localhost:8000/a” leads to the reader’s own machine.
      Put it into backticks: it is shown then, and leads nowhere.
      5:1: “//127.0.0.1” leads to the reader’s own machine.
    and do not stand inside each other:
      5:16: this link is inside another link.
      Remove one of them."
  `)
})

it('Images say what they show', async () => {
  expect(
    await messagesOf({
      'in words': ['text ![](./a.png)\n'],
      'also as components': ['<Picture src="./a.png" />\n'],
      'and lie beside their page': ['![Logo](https://example.com/a.png)\n', '![Logo](/img/a.png)\n'],
      'and have a caption only where a figure may stand': ['Look: ![Logo](./a.png "The logo")\n'],
      'and have no size of their own': ['<img src="./a.png" alt="A" width="300" />\n'],
    }),
  ).toMatchInlineSnapshot(`
    "in words:
      5:6: this image has no alternative text.
      Describe it: \`![What it shows](./file.png)\`. For mere decoration write \`<Picture src="./file.png" alt="" />\`.
    also as components:
      5:1: <Picture> needs “alt”.
      Say what it shows, or write \`alt=""\` for mere decoration.
    and lie beside their page:
      5:1: the image “https://example.com/a.png” is not a file beside this page.
      Put the file into the folder of this page and write \`./file.png\`: then it gets a size, and modern formats.
      5:1: the image “/img/a.png” is not a file beside this page.
    and have a caption only where a figure may stand:
      5:7: <Picture> is a block, but it is inside a line of text (<p>).
      Put it on lines of its own, with an empty line before and after.
    and have no size of their own:
      5:1: this image has “width”.
      Size and loading come from the file: write only \`![What it shows](./file.png "Caption")\`."
  `)
})

it('Tags run no code', async () => {
  expect(
    await messagesOf({
      'scripts are refused': ['<script>alert(1)</script>\n'],
      'frames are refused': ['<iframe src="https://example.com" />\n'],
      'handlers are refused': ['<b onClick="alert(1)">x</b>\n', '<b onclick="alert(1)">x</b>\n'],
      'styles are refused': [
        '<b style="color: red">x</b>\n',
        '<b style={{ color: "red" }}>x</b>\n',
        '<style>{`p { color: red }`}</style>\n',
      ],
      'HTML from a string is refused': ['<b dangerouslySetInnerHTML={{ __html: "x" }} />\n'],
      'spread props are refused': ['<b {...{ id: "x" }}>x</b>\n'],
      'a drawing has a description': ['<svg viewBox="0 0 1 1"><path d="M0 0" /></svg>\n'],
      'a block does not stand inside a line': ['text <div>block</div> text\n'],
    }),
  ).toMatchInlineSnapshot(`
    "scripts are refused:
      5:1: <script> is not allowed in prose.
      Prose runs no code, embeds no other pages and has no forms. Anything that does is a component of the theme.
    frames are refused:
      5:1: <iframe> is not allowed in prose.
      Prose runs no code, embeds no other pages and has no forms. Anything that does is a component of the theme.
    handlers are refused:
      5:1: <b> has “onClick”, which prose may not have.
      Remove it: a page of prose runs no code.
      5:1: <b> has “onclick”, which prose may not have.
    styles are refused:
      5:1: <b> has a style of its own.
      Remove “style”: the policy of this site forbids it, and the theme decides how prose looks.
      5:1: <b> has a style of its own.
      5:1: <style> is not allowed in prose.
      Prose runs no code, embeds no other pages and has no forms. Anything that does is a component of the theme.
    HTML from a string is refused:
      5:1: <b> has “dangerouslySetInnerHTML”, which prose may not have.
      Remove it: a page of prose runs no code.
    spread props are refused:
      5:1: <b> has spread props.
      Write each prop out: \`name="value"\`.
    a drawing has a description:
      5:1: <svg> has no alternative text.
      Describe it: \`<svg role="img" aria-label="…">\`.
    a block does not stand inside a line:
      5:6: <div> is a block, but it is inside a line of text (<p>).
      Put it on lines of its own, with an empty line before and after."
  `)
})

it('Components are known, and their props written out', async () => {
  expect(
    await messagesOf({
      'an unknown one': ['text\n\n<Tab1s>\n</Tab1s>\n'],
      'an unknown prop': ['<Tabs group="x">\n<Tab label="a">b</Tab>\n</Tabs>\n'],
      'a prop of an island that is computed': [
        '<Picture src={logo} alt="Logo" />\n',
        '<Picture src={"./" + "a.png"} alt="Logo" />\n',
        '<Picture src={`./${a}.png`} alt="Logo" />\n',
        '<Picture src={/a/} alt="Logo" />\n',
      ],
      'a prop that an island does not have': ['<Demo name="Rules" titel="Rules" />\n'],
      'a demo without a title': ['<Demo name="Rules" />\n'],
      'a panel that a demo does not have': ['<Demo name="Rules" title="Rules" panel="json" />\n'],
      'an expression in prose': ['Version {version} is out.\n'],
      'tabs without a tab': ['<Tabs>\n</Tabs>\n'],
      'tabs around something else': ['<Tabs>\n\ntext\n\n</Tabs>\n'],
      'two tabs of one value': ['<Tabs>\n<Tab label="A">a</Tab>\n<Tab label="a">b</Tab>\n</Tabs>\n'],
      'a tab without tabs': ['<Tab label="A">a</Tab>\n'],
      'a tab without a label': ['<Tabs>\n<Tab>a</Tab>\n</Tabs>\n'],
      'a group that is not a word': ['<Tabs groupId="my group">\n<Tab label="A">a</Tab>\n</Tabs>\n'],
      'a parameter without a name': ['<Params>\n<Param type="string">a</Param>\n</Params>\n'],
    }),
  ).toMatchInlineSnapshot(`
    "an unknown one:
      7:1: there is no component <Tab1s>.
      These exist (the nearest first): Tabs, Tab, Details, Param, Params, Demo, Drawing, Picture.
    an unknown prop:
      5:1: <Tabs> has no prop “group”.
      These exist (the nearest first): groupId.
    a prop of an island that is computed:
      5:1: the prop “src” of <Picture> is {logo}, but \`logo\` is known only at run time.
      Props are written out: text in quotes, or a number, true, false, null, a list or an object of those in braces.
      5:1: the prop “src” of <Picture> is {"./" + "a.png"}, but it has to be computed.
      5:1: the prop “src” of <Picture> is {\`./\${a}.png\`}, but its text is put together at run time.
      Props are written out: text in quotes, or a number, true, false, null, a list or an object of those in braces.
      5:1: the prop “src” of <Picture> is {/a/}, but it is not a JSON value.
    a prop that an island does not have:
      5:1: <Demo> has no prop “titel”.
      These exist (the nearest first): title, panel, name.
    a demo without a title:
      5:1: <Demo> needs “title”.
      Write \`<Demo title="…">\`.
    a panel that a demo does not have:
      5:1: <Demo> has no panel “json”.
      Write \`panel="saved"\` to open the saved page first, or leave it out to open the code.
    an expression in prose:
      5:9: “{version}” would have to run as code.
      Write the text itself, or put braces that readers should see into backticks: \`{…}\`. Comments are {/* … */}.
    tabs without a tab:
      5:1: <Tabs> is empty.
      Put at least one <Tab> into it.
    tabs around something else:
      7:1: <Tabs> can contain only <Tab>.
      Put this into a <Tab>, or move it out of <Tabs>.
    two tabs of one value:
      7:1: two tabs of one <Tabs> have the value “a”.
      Give each a \`value\` of its own.
    a tab without tabs:
      5:1: <Tab> is outside <Tabs>.
      Put it directly into <Tabs> … </Tabs>.
    a tab without a label:
      6:1: <Tab> needs “label”.
      Write \`<Tab label="…">\`.
    a group that is not a word:
      5:1: the groupId “my group” is not a word.
      Use letters, digits and hyphens.
    a parameter without a name:
      6:1: <Param> needs “name”.
      Write \`<Param name="…">\`."
  `)
})

it('Blocks between colons are known', async () => {
  expect(
    await messagesOf({
      'an unknown one': [':::warn\n\ntext\n\n:::\n'],
      'one that is never closed': [':::note\n\ntext\n\nmore\n'],
      'one inside another with as few colons': [':::note\n\n:::tip\n\ntext\n\n:::\n\n:::\n'],
      'a space before the name': ['::: note\n\ntext\n\n:::\n'],
      'colons that close nothing': ['text\n\n:::\n'],
      'too few colons': ['::note[Title]\n\ntext\n', ':tip\ntext\n'],
      attributes: [':::note{title="x"}\n\ntext\n\n:::\n'],
      'details without a summary': [':::details\n\ntext\n\n:::\n'],
    }),
  ).toMatchInlineSnapshot(`
    "an unknown one:
      5:1: there is no block “:::warn”.
      These exist (the nearest first): warning, info, note, tip, danger, details.
    one that is never closed:
      5:1: “:::note” is never closed.
      Put \`:::\` on a line of its own after it; a block around another one needs more colons than the inner one.
    one inside another with as few colons:
      7:1: “:::tip” is never closed.
      Put \`:::\` on a line of its own after it; a block around another one needs more colons than the inner one.
    a space before the name:
      5:1: this is not a block: “:::” must be followed by its name at once.
      Write \`:::note[Title]\`, the content, and \`:::\` on a line of its own. An outer block has more colons than an inner one.
    colons that close nothing:
      7:1: this “:::” closes nothing.
      Write \`:::note[Title]\`, the content, and \`:::\` on a line of its own. An outer block has more colons than an inner one.
    too few colons:
      5:1: “::note” has too few colons for a block.
      Write \`:::note[Title]\`, the content, and \`:::\` on a line of its own.
      5:1: “:tip” has too few colons for a block.
      Write \`:::tip[Title]\`, the content, and \`:::\` on a line of its own.
    attributes:
      5:1: “:::note” takes no attributes.
      Write its title in brackets: \`:::note[Title]\`.
    details without a summary:
      5:1: “:::details” has no summary.
      Write one in brackets: \`:::details[How it works]\`."
  `)
})

it('Fences say what can be done', async () => {
  expect(
    await messagesOf({
      'an unknown language': ['text\n\n```typoscript\nconst a = 1\n```\n'],
      'an unknown part': ['```js titel="a.js"\na\n```\n'],
      'a title without quotes': ['```js title=a.js\na\n```\n'],
      'a line that does not exist': ['```js {1,3-4}\na\nb\nc\n```\n', '```js del={0}\na\n```\n'],
      'something that is not a range': [
        '```js ins={a}\na\n```\n',
        '```js ins={3-1}\na\nb\nc\n```\n',
        '```js ins\na\n```\n',
      ],
      'a part that is there twice': ['```js wrap wrap\na\n```\n'],
      'a flag with a value': ['```js wrap="yes"\na\n```\n'],
      'a fold without a number': ['```js fold\na\n```\n', '```js fold={0}\na\n```\n'],
    }),
  ).toMatchInlineSnapshot(`
    "an unknown language:
      7:1: there is no language “typoscript” for code.
      For a language without colors, write \`text\`. These exist (the nearest first): jsonc, text, toml, ts, tsx, bash, css, diff, http, js, json, jsx, nginx, npm, sh, yaml, graphql, html, md, mdx.
    an unknown part:
      5:1: the first line of this code block is wrong: it has an unknown part “titel="a.js"”.
      These exist (the nearest first): title, del, ins, focus, fold, hunks, run, wrap, fragment, showLineNumbers.
    a title without quotes:
      5:1: the first line of this code block is wrong: “title” has no text in quotes.
      Write \`title="…"\`.
    a line that does not exist:
      5:1: the first line of this code block is wrong: it names line 4, but the code has 3 lines.
      Lines count from 1, inside the fence.
      5:1: the first line of this code block is wrong: it names line 0, but the code has one line.
    something that is not a range:
      5:1: the first line of this code block is wrong: “a” is not a line or a range of lines.
      A fence is written like: \`\`\`tsx title="App.tsx" {1,3-5} ins={2} del={3} focus={4-6} showLineNumbers wrap
      5:1: the first line of this code block is wrong: “3-1” is not a line or a range of lines.
      5:1: the first line of this code block is wrong: “” is not a list of lines in braces.
      A fence is written like: \`\`\`tsx title="App.tsx" {1,3-5} ins={2} del={3} focus={4-6} showLineNumbers wrap
    a part that is there twice:
      5:1: the first line of this code block is wrong: “wrap” appears in it twice.
      Remove one.
    a flag with a value:
      5:1: the first line of this code block is wrong: “wrap” takes no value.
      Write just \`wrap\`.
    a fold without a number:
      5:1: the first line of this code block is wrong: “fold” has no number of lines in braces.
      Write, for example, \`fold={12}\`.
      5:1: the first line of this code block is wrong: “fold” has no number of lines in braces."
  `)
})

it('Files are text of a size that can be read', async () => {
  expect(
    await messagesOf({
      'not in UTF-16': ['\uFFFD\uFFFDT\0e\0x\0t\0'],
      'not a book': ['word '.repeat(300_000)],
    }),
  ).toMatchInlineSnapshot(`
    "not in UTF-16:
       this file is not UTF-8 text.
      Save it as UTF-8 (in most editors: “Save with encoding”).
    not a book:
       this page has 1500000 characters, and 500000 is the most.
      Split it into several pages."
  `)
})

it('What would swallow a page or look like something else is named with its place', async () => {
  expect(
    await messagesOf({
      'a fence that is never closed': [
        'Text\n\n```js\nconst a = 1\n',
        '- a\n\n  ~~~\n  b\n\ntext\n',
        '```\n',
      ],
      'a rest of a merge conflict': ['a\n\n=======\nb\n>>>>>>> branch\n'],
      'an alert that GitHub does not have': ['> [!NOTES]\n> Mind.\n'],
    }),
  ).toMatchInlineSnapshot(`
    "a fence that is never closed:
      7:1: this code block is never closed.
      Write \`\`\` on a line of its own below the code. A block with a fence in it needs a longer fence around it.
      7:3: this code block is never closed.
      Write ~~~ on a line of its own below the code. A block with a fence in it needs a longer fence around it.
      5:1: this code block is never closed.
      Write \`\`\` on a line of its own below the code. A block with a fence in it needs a longer fence around it.
    a rest of a merge conflict:
      9:1: there is an unresolved merge conflict.
      Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.
    an alert that GitHub does not have:
      5:1: there is no alert “[!NOTES]”.
      These exist (the nearest first): NOTE, TIP, CAUTION, IMPORTANT, WARNING."
  `)
  expect(
    await messageOf(
      '<Tabs>\n  <Tab label="a">\n    Text\n\n    More\n  </Tab>\n</Tabs>\n\n1. a\n\n   b\n\n   - c\n\n     d\n\n> - e\n>\n>   f\n\n````md\n```\n````\n\n> ```\n> a\n> ```\n\n> [!TIP]\n> a\n',
    ),
  ).toBe('nothing')
})
