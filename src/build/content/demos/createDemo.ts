import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreateNodeArgs } from 'gatsby'
import type { StaticElement } from '../../../model/body'
import type { DemoRecord } from '../../../model/demo'
import { compileFile } from '../../mdx'
import type { FileNode } from '../contentNode'
import type { BuildContext } from '../context'
import { DEMOS, renderDemo } from './renderDemo'

/** GraphQL type of a live demo. */
export const demoSchema = /* GraphQL */ `
  "A live demo under content/demos: one component that is shown as code, as a picture and as a running editor."
  type Demo implements Node @dontInfer @childOf(types: ["File"]) {
    "Name of the file and of the component, such as Rules."
    name: String!
    "The HTML that the component renders on a server."
    html: String!
    "The highlighted code: one static element as src/model/body.ts describes it."
    code: JSON!
    "What the editor would save at its start: serialized nodes by id."
    saved: JSON!
  }
`

/** Makes a `Demo` node of every component under `content/demos`. */
export async function createDemo(
  { node, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  { root, issues }: BuildContext,
): Promise<void> {
  const { absolutePath, extension, sourceInstanceName } = node as FileNode
  if (node.internal.type !== 'File' || sourceInstanceName !== 'demos' || extension !== 'tsx') return
  const name = path.basename(absolutePath, '.tsx')
  const file = `${DEMOS}/${name}.tsx`
  await issues.collect(file, async () => {
    const snapshot = await renderDemo(name, root)
    const fence = `\`\`\`tsx title="${name}.tsx"\n${(await readFile(absolutePath, 'utf8')).trimEnd()}\n\`\`\``
    const { compiled } = await compileFile(fence, { path: file })
    const fields: DemoRecord = { name, code: compiled.nodes[0] as StaticElement, ...snapshot }
    await actions.createNode({
      ...fields,
      id: createNodeId(`Demo ${name}`),
      parent: node.id,
      children: [],
      internal: { type: 'Demo', contentDigest: createContentDigest(fields) },
    })
  })
}
