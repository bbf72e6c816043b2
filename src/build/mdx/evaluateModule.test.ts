import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BodyNode } from '../../model/body'
import { AuthorError } from '../errors'
import { compileBody } from './compileBody'

const repository = process.cwd()
const fixtures = path.join(repository, 'src/build/mdx/fixtures')

/** What `expressions` writes as JSX attributes stays JSX on a page with code, so React decides how they look. */
const fixtureNames = readdirSync(fixtures).flatMap((file) =>
  file.endsWith('.mdx') && file !== 'expressions.mdx' ? [path.parse(file).name] : [],
)

/** Nodes as text; React writes `checked` behind all other attributes. */
const shown = (nodes: BodyNode[]): string => JSON.stringify(nodes, null, 1).replaceAll(' checked', '')

describe('A body with code', () => {
  it.each(fixtureNames)('compiles to the same nodes and facts as one without: %s', async (name) => {
    const source = readFileSync(path.join(fixtures, `${name}.mdx`), 'utf8')
    const file = { path: `content/docs/concepts/${name}.mdx`, root: repository }
    const { nodes, ownCode, ...facts } = await compileBody(source, { ...file, lineOffset: 2 })
    const withCode = await compileBody(`export const unused = 1\n\n${source}`, file)
    expect(shown(withCode.nodes)).toBe(shown(nodes))
    expect(withCode).toMatchObject(facts)
    expect([ownCode, withCode.ownCode]).toEqual([false, true])
  })

  it('contains what its code renders: the five packages of the acknowledgements', async () => {
    const file = 'content/docs/acknowledgements.mdx'
    const source = readFileSync(path.join(repository, file), 'utf8').replace(/^---\n[^]*?\n---\n/, '')
    const body = await compileBody(source, { path: file, root: repository })
    const { nodes, words, warnings, sections, markdown } = body
    expect(warnings).toEqual([])
    const searched = sections.map(({ text }) => text).join(' ')
    const written = markdown.filter((part) => typeof part === 'string').join('')
    for (const name of ['immer', 'nanoid', 'lodash', 'shallowequal', 'tiny-invariant']) {
      expect(searched).toMatch(new RegExp(` ${name} [a-z]+s `))
      expect(written).toMatch(new RegExp(`^- \\[${name}\\]\\(https://github\\.com/\\S+\\) \\w`, 'm'))
      expect(shown(nodes)).toMatch(
        new RegExp(`<a href=\\\\"https://github.com/[^"]*" rel=\\\\"noopener\\\\">${name}</a>`),
      )
    }
    const unevaluated = source.replace(/<ul>[^]*?<\/ul>/, '')
    const less = await compileBody(unevaluated, { path: file, root: repository })
    expect(words - less.words).toBeGreaterThan(30)
  })
})

describe('What a body imports', () => {
  let root: string
  const compile = (source: string) => compileBody(source, { path: 'content/docs/a.mdx', root, lineOffset: 4 })

  beforeEach(() => {
    // Inside of the repository, so that packages are found.
    mkdirSync(path.join(repository, 'node_modules/.cache'), { recursive: true })
    root = mkdtempSync(path.join(repository, 'node_modules/.cache/evaluate-'))
    mkdirSync(path.join(root, 'content/docs'), { recursive: true })
    writeFileSync(path.join(root, 'content/docs/versions.json'), '{"core":"0.2.12"}')
    writeFileSync(path.join(root, 'content/docs/list.css'), 'ul { color: red }')
    writeFileSync(
      path.join(root, 'content/docs/List.tsx'),
      `import { useMemo } from 'react'
       import './list.css'
       export function List({ names, children }: { names: string[]; children: React.ReactNode }) {
         const sorted = useMemo(() => [...names].sort(), [names])
         return <><ul>{sorted.map((name) => <li key={name}>{name}</li>)}</ul>{children}</>
       }
       export const Broken = () => <p>{window.location.href}</p>`,
    )
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('is evaluated: components with hooks, data, and islands in them', async () => {
    const { nodes, headings, ids, warnings } = await compile(`import { List } from './List'
import versions from './versions.json'

Made for {versions.core}.

<List names={['b', 'a']}>

## One

<h3 id={'two'}>Two &amp; a half</h3>

![A](./a.png) [b](b/c)

</List>
`)
    expect(warnings).toEqual([])
    expect(headings).toEqual([
      { id: 'one', text: 'One', level: 2 },
      { id: 'two', text: 'Two & a half', level: 3 },
    ])
    expect(ids).toEqual(['one', 'two'])
    expect(nodes).toMatchInlineSnapshot(`
      [
        {
          "html": "Made for 0.2.12.",
          "tag": "p",
        },
        {
          "html": "<li>a</li><li>b</li>",
          "tag": "ul",
        },
        {
          "attrs": {
            "className": "heading",
            "data-level": "2",
          },
          "html": "<h2 id="one">One</h2><a href="#one" class="heading-anchor" aria-label="Link to this section: One"></a>",
          "tag": "div",
        },
        {
          "attrs": {
            "id": "two",
          },
          "html": "Two &amp; a half",
          "tag": "h3",
        },
        {
          "children": [
            {
              "island": "Picture",
              "props": {
                "alt": "A",
                "src": "./a.png",
              },
            },
            " ",
            {
              "attrs": {
                "href": "@doc/b/c",
              },
              "html": "b",
              "tag": "a",
            },
          ],
          "tag": "p",
        },
      ]
    `)
  })

  it('must exist', async () => {
    const missing = compile("import { List } from './List'\n\nimport { Gone } from './Gone'\n\n<Gone />\n")
    await expect(missing).rejects.toThrow(AuthorError)
    await expect(missing).rejects.toThrowErrorMatchingInlineSnapshot(`
      [AuthorError: content/docs/a.mdx:7 imports "./Gone", which does not exist.

      Put it at content/docs/Gone, or correct the path.
      The nearest there:
      - list.css
      - List.tsx
      - versions.json]
    `)
  })

  it('may need a browser or Gatsby: then there is a warning, and the rest of the page', async () => {
    const { nodes, words, warnings } = await compile(
      "import { Broken } from './List'\n\nBefore.{Broken.name}\n\n<Broken />\n",
    )
    expect(warnings).toMatchInlineSnapshot(`
      [
        "content/docs/a.mdx:5: its code does not run while it is compiled, so search and the Markdown version lack what it shows (window is not defined).",
      ]
    `)
    expect(nodes).toContainEqual({ tag: 'p', html: 'Before.' })
    expect(words).toBe(1)
  })
})
