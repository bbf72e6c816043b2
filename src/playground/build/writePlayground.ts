import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { TYPE_TABLE, VITE_PROJECT } from '../paths'
import { sampleFile } from '../paths'
import { compiledBodyOf } from '../../build/content'
import { type PlaygroundFile, sandboxDocument, sandboxPackages } from './buildSandbox'
import { type PageWithCode, playgroundSamples } from './samples'
import { typeTable } from './typeTable'
import { viteProject } from './viteProject'

type Page = Omit<PageWithCode, 'code'> & { compiled: string }

/** What the playground loads and no page changes: the frame, its packages, types, and an empty Vite project. */
export async function sandboxFiles(root: string): Promise<PlaygroundFile[]> {
  return [
    await sandboxDocument(root),
    ...(await sandboxPackages(root)),
    { path: TYPE_TABLE, text: JSON.stringify(await typeTable(root)) },
    { path: VITE_PROJECT, text: JSON.stringify(viteProject(root)) },
  ]
}

/** Writes the samples of all pages, one file each. */
export function writeSamples({ getNodesByType }: Pick<BuildArgs, 'getNodesByType'>, root: string): void {
  const nodes = [...getNodesByType('Doc'), ...getNodesByType('BlogPost')] as unknown as Page[]
  const pages = nodes.map((page) => ({ ...page, code: compiledBodyOf(page).code }))
  for (const [id, sample] of playgroundSamples(pages, root))
    write(root, { path: sampleFile(id), text: JSON.stringify(sample) })
}

/** Writes all that the playground loads. */
export async function writePlayground(args: Pick<BuildArgs, 'getNodesByType'>, root: string): Promise<void> {
  for (const file of await sandboxFiles(root)) write(root, file)
  writeSamples(args, root)
}

function write(root: string, { path: file, text }: PlaygroundFile): void {
  const target = path.join(root, 'public', file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
}
