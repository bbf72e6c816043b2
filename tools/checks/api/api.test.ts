import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { checkApi } from './checkMembers'
import { documentedNames } from './documentedNames'
import { readApi } from './readApi'

/** What is wrong with a page about `<Frame />`, in words. */
function issuesIn(mdx: string): string[] {
  const pages = new Map([['api/frame', mdx]])
  const { failures } = checkApi(ts, process.cwd(), documentedNames('api/frame', mdx), pages)
  return failures.flatMap(({ message }) => (message.includes('api/frame') ? [message] : []))
}

const entry = (name: string, type: string) => `<Param name="${name}" type="${type}">\n\nText.\n\n</Param>\n`
const page = (...entries: string[]) => `### Props\n\n<Params>\n${entries.join('')}</Params>\n`
const children = entry('children', 'React.ReactNode')
const data = entry('data', 'string | SerializedNodes')
const json = entry('json', 'string')

describe('An API page', () => {
  it('agrees with the package', () => {
    expect(issuesIn(page(children, data, json))).toEqual([])
  })

  it('names no member that the package lacks', () => {
    expect(issuesIn(page(children, data, json, entry('resolver', 'Resolver')))).toMatchInlineSnapshot(`
      [
        "content/docs/api/frame.mdx:19: “resolver” is no member of Frame in @craftjs/core.

      There are: children, json, data.",
      ]
    `)
  })

  it('documents every member', () => {
    expect(issuesIn(page(children, data))).toMatchInlineSnapshot(`
      [
        "content/docs/api/frame.mdx: nothing under “Props” documents “json” of Frame.

      Describe it: json?: string",
      ]
    `)
  })

  it('gives each member the type that the package gives it', () => {
    expect(issuesIn(page(children, entry('data', 'string'), json))).toMatchInlineSnapshot(`
      [
        "content/docs/api/frame.mdx:9: the type of “data” is not that of the package: neither can stand for the other.

      The package says: data?: string | SerializedNodes",
      ]
    `)
  })
})

describe('documentedNames', () => {
  it('reads entries, methods in headings and first cells, with the headings above them', () => {
    const mdx =
      '## A\n\n### get()\n\n| `b(c)`, `d` | `e` |\n\n```\n## no\n```\n\n## `F` [#f]\n<Param name="g" type="h">\n'
    expect(
      documentedNames('x', mdx).map(({ name, form, type, headings }) => [name, form, type, headings]),
    ).toEqual([
      ['get', 'heading', null, ['A']],
      ['b', 'row', null, ['A', 'get()']],
      ['d', 'row', null, ['A', 'get()']],
      ['g', 'entry', 'h', ['F']],
    ])
  })
})

describe('readApi', () => {
  it('reads members with their types from the declarations', () => {
    const { symbols } = readApi(ts, process.cwd())
    expect(symbols.find(({ name }) => name === 'Frame')).toMatchInlineSnapshot(`
      {
        "docId": "api/frame",
        "members": [
          {
            "default": null,
            "name": "children",
            "type": "children?: React.ReactNode",
          },
          {
            "default": null,
            "name": "json",
            "type": "json?: string",
          },
          {
            "default": null,
            "name": "data",
            "type": "data?: string | SerializedNodes",
          },
        ],
        "name": "Frame",
        "package": "@craftjs/core",
      }
    `)
  })
})
