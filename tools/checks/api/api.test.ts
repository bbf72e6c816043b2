import { expect, it } from 'vitest'
import { parseMdx } from '../markdown'
import { checkMembers } from './checkMembers'
import { checkSignatures, signaturesIn } from './checkSignatures'
import { documentedNames } from './documentedNames'

/** Error messages for a page about `<Frame />`. */
function issuesIn(mdx: string): string[] {
  const issues = checkMembers(documentedNames('api/frame', parseMdx(mdx)), new Map([['api/frame', mdx]]))
  return issues.flatMap(({ message }) => (message.includes('api/frame') ? [message] : []))
}

const entry = (name: string, type: string) => `<Param name="${name}" type="${type}">\n\nText.\n\n</Param>\n`
const page = (...entries: string[]) => `### Props\n\n<Params>\n${entries.join('')}</Params>\n`
const children = entry('children', 'React.ReactNode')

// `npm run api -w tools` checks that the real pages have no errors.
it('An API page must document every member with its type, and no members that do not exist', () => {
  const extra = entry('resolver', 'Resolver')
  expect(issuesIn(page(children, entry('data', 'string'), extra))).toMatchInlineSnapshot(`
    [
      "content/docs/api/frame.mdx:9: the type of “data” differs from the package: neither type is assignable to the other.

    The package has: data?: string | SerializedNodes",
      "content/docs/api/frame.mdx:14: Frame has no member “resolver”.

    Its members are: children, json, data.",
      "content/docs/api/frame.mdx: nothing under “Props” documents “json” of Frame.

    Document it: json?: string",
    ]
  `)
})

it('Member names come from entries, method headings, and first table cells, with the headings above them', () => {
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

it('Signatures in a page must match the declarations, but may be abridged', () => {
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
      "content/docs/api/frame.mdx:7: “FrameProps” differs from its declaration: it leaves out “json”.",
      "content/docs/api/frame.mdx:8: “Indicator” differs from its declaration: the package has no “color”.",
      "content/docs/api/frame.mdx:9: “NodeTree” differs from its declaration: “rootNodeId” is not optional.",
      "content/docs/api/frame.mdx:10: “NodeId” differs from its declaration: neither type is assignable to the other.",
      "content/docs/api/frame.mdx:11: “serializeNode” differs from its declaration: it takes 1-1 parameters, not 2-2.",
      "content/docs/api/frame.mdx:12: the packages have no “Nothing”.",
    ]
  `)
})
