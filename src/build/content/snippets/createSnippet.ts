import { readFile } from 'node:fs/promises'
import type { CreateNodeArgs } from 'gatsby'
import type { ContentFile } from '..'
import { compileFile } from '../../mdx'

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
  const { compiled } = await compileFile(source, { path: `content/snippets/${relativePath}` })
  const fields = { name: relativePath, code, body: compiled.nodes }
  await actions.createNode({
    ...fields,
    id: createNodeId(`Snippet ${relativePath}`),
    parent: node.id,
    children: [],
    internal: { type: 'Snippet', contentDigest: createContentDigest(fields) },
  })
}
