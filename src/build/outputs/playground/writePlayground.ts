import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { TYPE_TABLE, VITE_PROJECT } from '../../../model/playground'
import { sampleFile } from '../../../model/playgroundSamples'
import { compiledBodyOf } from '../../content'
import { type PlaygroundFile, sandboxDocument, sandboxPackages } from './buildSandbox'
import { type PageWithCode, playgroundSamples } from './samples'
import { typeTable } from './typeTable'
import { viteProject } from './viteProject'

type Page = Omit<PageWithCode, 'code'> & { compiled: string }

/** Writes what the playground loads: the frame, its packages, the samples of all pages, and an empty Vite project. */
export async function writePlayground(
  { getNodesByType }: Pick<BuildArgs, 'getNodesByType'>,
  root: string,
): Promise<void> {
  const nodes = [...getNodesByType('Doc'), ...getNodesByType('BlogPost')] as unknown as Page[]
  const pages = nodes.map((page) => ({ ...page, code: compiledBodyOf(page).code }))
  const files: PlaygroundFile[] = [
    await sandboxDocument(root),
    ...(await sandboxPackages(root)),
    { path: TYPE_TABLE, text: JSON.stringify(await typeTable(root)) },
    { path: VITE_PROJECT, text: JSON.stringify(viteProject(root)) },
    ...[...playgroundSamples(pages, root)].map(([id, sample]) => ({
      path: sampleFile(id),
      text: JSON.stringify(sample),
    })),
  ]
  for (const { path: file, text } of files) {
    const target = path.join(root, 'public', file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}
