import { symlinkSync } from 'node:fs'
import path from 'node:path'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { beforeEach, describe, expect, it } from 'vitest'
import { messagesOf } from '../../fixtures/messagesOf'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { compileBody } from './compileBody'
import { expressions } from './rehype/expressions'
import { toBody } from './toBody'

const { at, write } = temporaryFolder()

beforeEach(() => {
  symlinkSync(path.resolve('node_modules'), at('node_modules'))
  write('package.json', '{ "version": "1.2.3" }')
  write('content/docs/versions.json', '{ "core": "0.2.12" }')
  write(
    'content/docs/List.tsx',
    `import { type ReactNode, useMemo, useState } from 'react'
export function List({ names, children }: { names: string[]; children: ReactNode }) {
  const sorted = useMemo(() => [...names].sort(), [names])
  return <><ul>{sorted.map((name) => <li key={name}>{name}</li>)}</ul>{children}</>
}
export const Toggle = () => <b>{useState('on')[0]}</b>
export const Browser = () => <p>{window.location.href}</p>`,
  )
})

const compile = (...lines: string[]) =>
  compileBody(lines.join('\n'), { path: 'content/docs/a.mdx', root: at(), lineOffset: 4 })

/** Messages about pages with these lines. */
const messagesIn = (...pages: string[][]) => messagesOf(...pages.map((lines) => () => compile(...lines)))

describe('The code of a page', () => {
  it('renders everything that MDX can express: text, elements, headings, links, and pictures', async () => {
    const { nodes, headings, links, images, imports } = await compile(
      "import { List } from './List'",
      "import versions from './versions.json'",
      '',
      'Made for {versions.core}, {later}.',
      '',
      "<List names={['b', 'a']}>",
      '',
      '## One [#uno]',
      '',
      '![A](./a.png) [b](b/c)',
      '',
      '</List>',
      '',
      '{[2, 3].map((count) => <h3 key={count}>Part {count} &amp; <a rel="noopener" href={`b/${count}`}>more</a></h3>)}',
      '',
      "export const later = 'and later'",
    )
    expect(headings).toEqual([
      { id: 'uno', text: 'One', level: 2 },
      { id: 'part-2--more', text: 'Part 2 & more', level: 3 },
      { id: 'part-3--more', text: 'Part 3 & more', level: 3 },
    ])
    expect(links.map(({ docId, line }) => [docId, line])).toEqual([
      ['b/c', 14],
      ['b/2', 18],
      ['b/3', 18],
    ])
    expect(images).toEqual([{ src: './a.png', line: 14 }])
    expect(Object.keys(imports).sort()).toEqual(['content/docs/List.tsx', 'content/docs/versions.json'])
    expect(nodes[0]).toEqual({ tag: 'p', html: 'Made for 0.2.12, and later.' })
    expect(JSON.stringify(nodes)).toContain('<li>a</li><li>b</li>')
  })

  it('renders components and rows of tables in place, with computed attributes', async () => {
    const { nodes } = await compile(
      "export const rows = ['x', 'y']",
      '',
      '<table><tbody>{rows.map((name) => <tr key={name}><td>{name}</td></tr>)}</tbody></table>',
      '',
      '<div title={rows.join()}>*Inside*</div>',
      '',
      '<Tabs>{rows.map((label) => <Tab key={label} label={label}>{label}!</Tab>)}</Tabs>',
      '',
      '<svg role="img" aria-label="A" viewBox="0 0 9 9">{rows.map((id) => <linearGradient id={id} key={id} />)}</svg>',
    )
    const html = JSON.stringify(nodes).replaceAll('\\"', '"')
    for (const part of [
      '<tbody><tr><td>x</td></tr><tr><td>y</td></tr></tbody>',
      '{"title":"x,y"},"html":"<em>Inside</em>"',
      'data-value="y">y</button>',
      '<linearGradient id="x"></linearGradient>',
    ])
      expect(html).toContain(part)
  })

  it('may pass any JSON to an island', async () => {
    const file = new VFile({
      path: 'content/docs/a.mdx',
      cwd: at(),
      value:
        'export const rows = [{ a: 1, b: [null, true] }]\n\n<Demo rows={rows} title={rows.length} on={false} />',
    })
    const passThrough = ['mdxJsxFlowElement', 'mdxFlowExpression', 'mdxjsEsm'] as never[]
    const chain = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkRehype, { passThrough })
      .use(expressions)
    expect(toBody(await chain.run(chain.parse(file), file))).toContainEqual({
      island: 'Demo',
      props: { rows: [{ a: 1, b: [null, true] }], title: 1, on: false },
    })
  })
})

describe('Code that cannot run as part of a page', () => {
  it('is an error with its line and the reason', async () => {
    const messages = await messagesIn(
      ['export const press = () => {}', '', 'Text.', '', '<b onClick={press}>Press</b>'],
      ["import { Toggle } from './List'", '', '<Toggle />'],
      ["import { Editor } from '@craftjs/core'", '', '<Editor><b>Text</b></Editor>'],
      ['export const pick = () => {}', '', '<Demo name="A" title="B" pick={pick} />'],
      ['export const rows = null', '', 'Text', '', '<ul>', '  {rows.map(String)}', '</ul>'],
      ["import { Browser } from './List'", '', '<Browser />'],
      ["export const a = (() => { throw 'no' })()"],
      ['export const a = 1', '', '<Chart />'],
      ['export const a = 1', '', '{a && <form />}'],
      ["import { version } from '../../package.json'"],
    )
    expect(messages).toMatchInlineSnapshot(`
      "content/docs/a.mdx:9:1: “onClick” of <b> does nothing on a page.
        The code of a page runs once, when the site is built. Make it a demo or an island.
      content/docs/List.tsx:6: useState() does nothing on a page.
      content/docs/a.mdx:7:1: useEffect() does nothing on a page.
      content/docs/a.mdx:7:1: this code throws an error: the prop “pick” of <Demo> is not JSON.
        The code of a page runs when the site is built, without a browser.
      content/docs/a.mdx:10:3: this code throws an error: Cannot read properties of null (reading 'map').
      content/docs/List.tsx:7: this code throws an error: window is not defined.
      content/docs/a.mdx:5:1: this code throws an error: no.
      content/docs/a.mdx:7:1: this code throws an error: Chart is not defined.
      content/docs/a.mdx:7:1: the tag <form> is not allowed in prose.
        Prose cannot run code, embed pages or contain forms. Components of the theme can. Valid names, closest match first: br, code, em, and 79 more.
      content/docs/a.mdx:5:1: a page cannot import "../../package.json", which is outside content/.
        Move it into content/: develop watches only the files there."
    `)
  })

  it('is one error for each failing import', async () => {
    const imports = [
      "import Gone from './Gone'",
      "import { Link } from '../../src/theme/ui'",
      "import chart from 'chart-of-nobody'",
      "import picture from './a.png'",
      "import './a.css'",
      "import font from '../a.woff2'",
      "import fs from 'fs'",
    ]
    expect(await messagesIn(imports)).toMatchInlineSnapshot(`
      "content/docs/a.mdx:5:1: the import "./Gone" does not exist.
        Correct the path. It is relative to the folder of this file.
      content/docs/a.mdx:6:1: a page cannot import "../../src/theme/ui", which is outside content/.
        Move it into content/: develop watches only the files there.
      content/docs/a.mdx:7:1: the import "chart-of-nobody" does not exist.
        Remove it if it imports a component of another site generator. Pages can use Tabs, Params, Drawing, Tab, Param, Picture, Demo without an import. Pages can import only the packages in package.json.
      content/docs/a.mdx:8:1: a page cannot import "./a.png".
        Show it with \`![What it shows](./picture.png)\`.
      content/docs/a.mdx:9:1: a page cannot import "./a.css".
        Remove the import: the theme decides how prose looks.
      content/docs/a.mdx:10:1: a page cannot import "../a.woff2".
        Put it in static/, and use its address.
      content/docs/a.mdx:11:1: a page cannot import "fs".
        Remove the import: a page cannot access the system."
    `)
  })
})
