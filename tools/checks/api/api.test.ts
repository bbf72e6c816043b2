import { describe, expect, it } from 'vitest'
import { parseMdx } from '../markdown'
import { checkMembers } from './checkMembers'
import { checkSignatures, signaturesIn } from './checkSignatures'
import { documentedNames } from './documentedNames'

/** What is wrong with a page about `<Frame />`, in words. */
function issuesIn(mdx: string): string[] {
  const issues = checkMembers(documentedNames('api/frame', parseMdx(mdx)), new Map([['api/frame', mdx]]))
  return issues.flatMap(({ message }) => (message.includes('api/frame') ? [message] : []))
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
        "content/docs/api/frame.mdx:19: “resolver” is no member of Frame.

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

it('Names are read from entries, methods in headings and first cells, with the headings above them', () => {
  const mdx =
    '## A\n\n### get()\n\n| x | y |\n| - | - |\n| `b(c)`, `d` | `e` |\n\n```\n## no\n```\n\n## `F` [#f]\n\n' +
    '<Param name="g" type="h">\n\nText.\n\n</Param>\n'
  expect(
    documentedNames('x', parseMdx(mdx)).map(({ name, form, type, headings }) => [name, form, type, headings]),
  ).toEqual([
    ['get', 'heading', null, ['A']],
    ['b', 'row', null, ['A', 'get()']],
    ['d', 'row', null, ['A', 'get()']],
    ['g', 'entry', 'h', ['F']],
  ])
})

describe('Signatures in a page', () => {
  const signatureIssues = (code: string) => {
    const mdx = `Text.\n\n\`\`\`ts fragment="signature"\n${code}\n\`\`\`\n`
    return checkSignatures(signaturesIn('api/frame', parseMdx(mdx))).map(
      ({ message }) => message.split('\n')[0],
    )
  }

  it('are those that the package declares, abridged or not', () => {
    const frame = `type FrameProps = { children?: React.ReactNode; data?: string | SerializedNodes; json?: string }`
    expect(signatureIssues(`const Frame: (props: FrameProps) => React.JSX.Element\n\n${frame}`)).toEqual([])
    expect(
      signatureIssues(
        'function useEditor(): useEditorReturnType\nfunction useEditor<S>(collect: (state, query) => S)',
      ),
    ).toEqual([])
  })

  it('have nothing too little, too much or in another way', () => {
    const shown = [
      `type FrameProps = { children?: React.ReactNode; data?: string | SerializedNodes }`,
      `type Indicator = { placement: Placement; error: string | null; color: string }`,
      `interface NodeTree { rootNodeId?: NodeId; nodes: Nodes }`,
      `type NodeId = number`,
      `function serializeNode(data: any): SerializedNode`,
      `type Nothing = string`,
    ]
    expect(signatureIssues(shown.join('\n'))).toMatchInlineSnapshot(`
    [
      "content/docs/api/frame.mdx:4: “FrameProps” is not as the package declares it: it leaves out “json”.",
      "content/docs/api/frame.mdx:5: “Indicator” is not as the package declares it: the package knows no “color”.",
      "content/docs/api/frame.mdx:6: “NodeTree” is not as the package declares it: “rootNodeId” is not optional.",
      "content/docs/api/frame.mdx:7: “NodeId” is not as the package declares it: neither can stand for the other.",
      "content/docs/api/frame.mdx:8: “serializeNode” is not as the package declares it: it takes 1-1 parameters, not 2-2.",
      "content/docs/api/frame.mdx:9: the packages have no “Nothing”.",
    ]
  `)
  })
})
