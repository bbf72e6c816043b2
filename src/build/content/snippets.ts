import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreateNodeArgs } from 'gatsby'
import { compileFile, markedCode } from '../mdx'
import { resolver } from './bodyResolvers'
import { type FileNode, newNode } from './contentNode'

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

interface Snippet {
  name: string
  code: string
}

/** Highlights a snippet when a page queries its body: most snippets are shown only by fences, which read the file. */
export const snippetResolvers = {
  body: resolver(async ({ name, code }: Snippet) => {
    const fence = `\`\`\`${path.extname(name).slice(1)} title="${name}"\n${code}\n\`\`\``
    return (await compileFile(fence, { path: `content/snippets/${name}` })).nodes
  }),
}

/** Creates a `Snippet` node for a file in `content/snippets` that is not the manifest of a folder. */
export async function createSnippet(args: CreateNodeArgs): Promise<void> {
  const { node, actions } = args
  const { absolutePath, extension, relativePath, sourceInstanceName } = node as FileNode
  if (node.internal.type !== 'File' || sourceInstanceName !== 'snippets' || extension === 'json') return
  const { whole: code } = markedCode(await readFile(absolutePath, 'utf8'))
  const fields: Snippet = { name: relativePath, code }
  await actions.createNode(newNode(args, 'Snippet', relativePath, fields, node.id))
}
