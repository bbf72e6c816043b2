import { readFile } from 'node:fs/promises'
import type { CreateNodeArgs } from 'gatsby'
import type { ContentFile } from '..'
import { compileSoon } from '../../finishing'

/** Makes a `Snippet` node of every file under `content/snippets`. */
export async function createSnippet({
  node,
  actions,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs): Promise<void> {
  const { absolutePath, relativePath, extension, sourceInstanceName } = node as ContentFile
  if (node.internal.type !== 'File' || sourceInstanceName !== 'snippets') return
  const code = (await readFile(absolutePath, 'utf8')).trimEnd()
  const source = `\`\`\`${extension} title="${relativePath}"\n${code}\n\`\`\``
  const { compiled } = await compileSoon(source, { path: `content/snippets/${relativePath}` })
  const { nodes, manuscript } = compiled
  const fields = { name: relativePath, code, body: nodes, ...(manuscript && { manuscript }) }
  await actions.createNode({
    ...fields,
    id: createNodeId(`Snippet ${relativePath}`),
    parent: node.id,
    children: [],
    internal: { type: 'Snippet', contentDigest: createContentDigest(fields) },
  })
}
