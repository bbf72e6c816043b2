import { expect, it } from 'vitest'
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

// A page without mistakes: `npm run api -w tools` checks all of them.
it('An API page names no member that the package lacks, documents every member, and gives it its type', () => {
  const extra = entry('resolver', 'Resolver')
  expect(issuesIn(page(children, entry('data', 'string'), extra))).toMatchInlineSnapshot(`
    [
      "content/docs/api/frame.mdx:9: the type of “data” is not that of the package: neither can stand for the other.

    The package says: data?: string | SerializedNodes",
      "content/docs/api/frame.mdx:14: “resolver” is no member of Frame.

    There are: children, json, data.",
      "content/docs/api/frame.mdx: nothing under “Props” documents “json” of Frame.

    Describe it: json?: string",
    ]
  `)
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

it('Signatures in a page have nothing too little, too much or in another way, and may be abridged', () => {
  const shown = [
    `const Frame: (props: FrameProps) => React.JSX.Element`,
    `function useEditor(): useEditorReturnType`,
    `function useEditor<S>(collect: (state, query) => S)`,
    `type FrameProps = { children?: React.ReactNode; data?: string | SerializedNodes }`,
    `type Indicator = { placement: Placement; error: string | null; color: string }`,
    `interface NodeTree { rootNodeId?: NodeId; nodes: Nodes }`,
    `type NodeId = number`,
    `function serializeNode(data: any): SerializedNode`,
    `type Nothing = string`,
  ]
  const mdx = `Text.\n\n\`\`\`ts fragment="signature"\n${shown.join('\n')}\n\`\`\`\n`
  const issues = checkSignatures(signaturesIn('api/frame', parseMdx(mdx)))
  expect(issues.map(({ message }) => message.split('\n')[0])).toMatchInlineSnapshot(`
    [
      "content/docs/api/frame.mdx:7: “FrameProps” is not as the package declares it: it leaves out “json”.",
      "content/docs/api/frame.mdx:8: “Indicator” is not as the package declares it: the package knows no “color”.",
      "content/docs/api/frame.mdx:9: “NodeTree” is not as the package declares it: “rootNodeId” is not optional.",
      "content/docs/api/frame.mdx:10: “NodeId” is not as the package declares it: neither can stand for the other.",
      "content/docs/api/frame.mdx:11: “serializeNode” is not as the package declares it: it takes 1-1 parameters, not 2-2.",
      "content/docs/api/frame.mdx:12: the packages have no “Nothing”.",
    ]
  `)
})
