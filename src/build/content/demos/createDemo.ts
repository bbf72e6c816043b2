import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreateNodeArgs } from 'gatsby'
import type { CompiledBody, StaticElement } from '../../../model/body'
import type { DemoRecord } from '../../../model/demo'
import type { ContentFile } from '..'
import { orPanic } from '../../errors/fail'
import { compileFile } from '../../mdx'
import { DEMOS, renderDemo } from './renderDemo'

/** Makes a `Demo` node of every component under `content/demos`. */
export async function createDemo(args: CreateNodeArgs): Promise<void> {
  const { absolutePath, extension, sourceInstanceName } = args.node as ContentFile
  if (args.node.internal.type !== 'File' || sourceInstanceName !== 'demos' || extension !== 'tsx') return
  const name = path.basename(absolutePath, '.tsx')
  await orPanic(args.reporter, async () => {
    const picture = await renderDemo(name, process.cwd())
    const { nodes } = await codeOf(await readFile(absolutePath, 'utf8'), name)
    const fields: DemoRecord = { name, code: nodes[0] as StaticElement, ...picture }
    await args.actions.createNode({
      ...fields,
      id: args.createNodeId(`Demo ${name}`),
      parent: args.node.id,
      children: [],
      internal: { type: 'Demo', contentDigest: args.createContentDigest(fields) },
    })
  })
}

/** The code as readers see it. */
async function codeOf(source: string, name: string): Promise<CompiledBody> {
  const fence = `\`\`\`tsx title="${name}.tsx"\n${source.trimEnd()}\n\`\`\``
  return (await compileFile(fence, { path: `${DEMOS}/${name}.tsx` })).compiled
}
