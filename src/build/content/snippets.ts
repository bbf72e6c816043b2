import { readFile } from 'node:fs/promises'
import type { CreateNodeArgs } from 'gatsby'
import { compileFile, markedCode } from '../mdx'
import { type FileNode, newNode } from './contentNode'
import type { BuildContext } from './context'

/** GraphQL type of a code sample in its own file. */
export const snippetSchema = /* GraphQL */ `
  "A sample under content/snippets: real code that the compiler checks with the rest of the project."
  type Snippet implements Node @dontInfer @childOf(types: ["File"]) {
    "File name, such as SaveButton.tsx."
    name: String!
    "The code of the file, without the markers of regions."
    code: String!
    "The highlighted code block: a list of BodyNode (src/model/body.ts)."
    body: JSON!
  }
`

/** Creates a `Snippet` node for a file in `content/snippets`. */
export async function createSnippet(args: CreateNodeArgs, { root, issues }: BuildContext): Promise<void> {
  const { node, actions } = args
  const { absolutePath, relativePath, extension, sourceInstanceName } = node as FileNode
  if (node.internal.type !== 'File' || sourceInstanceName !== 'snippets') return
  const path = `content/snippets/${relativePath}`
  await issues.collect(path, async () => {
    const { whole: code } = markedCode(await readFile(absolutePath, 'utf8'))
    const fence = `\`\`\`${extension} title="${relativePath}"\n${code}\n\`\`\``
    const compiled = await compileFile(fence, { root, path })
    const fields = { name: relativePath, code, body: compiled.nodes }
    await actions.createNode(newNode(args, 'Snippet', relativePath, fields, node.id))
  })
}
