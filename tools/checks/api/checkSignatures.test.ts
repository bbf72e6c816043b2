import { expect, it } from 'vitest'
import ts from 'typescript'
import { checkSignatures, signaturesIn } from './checkSignatures'

const issuesIn = (code: string) => {
  const mdx = `Text.\n\n\`\`\`ts fragment="signature"\n${code}\n\`\`\`\n`
  const { failures } = checkSignatures(ts, process.cwd(), signaturesIn('api/frame', mdx))
  return failures.map(({ message }) => message.split('\n')[0])
}

it('accepts signatures that the package declares, abridged or not', () => {
  const frame = `type FrameProps = { children?: React.ReactNode; data?: string | SerializedNodes; json?: string }`
  expect(issuesIn(`const Frame: (props: FrameProps) => React.JSX.Element\n\n${frame}`)).toEqual([])
  expect(
    issuesIn(
      'function useEditor(): useEditorReturnType\nfunction useEditor<S>(collect: (state, query) => S)',
    ),
  ).toEqual([])
})

it('names what a signature has too little, too much or in another way', () => {
  const shown = [
    `type FrameProps = { children?: React.ReactNode; data?: string | SerializedNodes }`,
    `type Indicator = { placement: Placement; error: string | null; color: string }`,
    `interface NodeTree { rootNodeId?: NodeId; nodes: Nodes }`,
    `type NodeId = number`,
    `function serializeNode(data: any): SerializedNode`,
    `type Nothing = string`,
  ]
  expect(issuesIn(shown.join('\n'))).toMatchInlineSnapshot(`
    [
      "content/docs/api/frame.mdx:4: “FrameProps” is not as the package declares it: it leaves out “json”.",
      "content/docs/api/frame.mdx:5: “Indicator” is not as the package declares it: the package knows no “color”.",
      "content/docs/api/frame.mdx:6: “NodeTree” is not as the package declares it: “rootNodeId” is not optional.",
      "content/docs/api/frame.mdx:7: “NodeId” is not as the package declares it: neither can stand for the other.",
      "content/docs/api/frame.mdx:8: “serializeNode” is not as the package declares it: it takes 1-1 parameters, not 2-2.",
      "content/docs/api/frame.mdx:9: the packages have no “Nothing”.",
    ]
  `)
}, 30_000)
