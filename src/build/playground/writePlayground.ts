import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { sampleFile, TYPE_TABLE, VITE_PROJECT } from '../../model/playground'
import { lessonFile } from '../../model/lesson'
import { demoSampleId } from '../../model/sampleLink'
import { compiledBodyOf } from '../content'
import { resolveLinks } from '../mdx'
import { type PlaygroundFile, sandboxDocument, sandboxPackages } from './buildSandbox'
import { lessonOf, LESSONS } from './lessons'
import { type PageWithCode, playgroundSamples } from './samples'
import { typeTable } from './typeTable'
import { viteProject } from './viteProject'

type Page = Omit<PageWithCode, 'code'> & { compiled: string; docId?: string }

/** Files that do not depend on any page: the frame, its packages, types, and an empty Vite project. */
export async function sandboxFiles(root: string): Promise<PlaygroundFile[]> {
  return [
    await sandboxDocument(root),
    ...(await sandboxPackages(root)),
    { path: TYPE_TABLE, text: JSON.stringify(await typeTable(root)) },
    { path: VITE_PROJECT, text: JSON.stringify(viteProject(root)) },
  ]
}

type Args = Pick<BuildArgs, 'getNodesByType' | 'pathPrefix'>

/** Writes one file for each sample of a page, and for each lesson. */
export function writeSamples({ getNodesByType, pathPrefix }: Args, root: string): void {
  const nodes = [...getNodesByType('Doc'), ...getNodesByType('BlogPost')] as unknown as Page[]
  const pages = nodes.map((page) => ({ ...page, code: compiledBodyOf(page).code }))
  const samples = playgroundSamples(pages, root)
  for (const [id, sample] of samples) write(root, { path: sampleFile(id), text: JSON.stringify(sample) })
  for (const [id, source] of Object.entries(LESSONS)) {
    const page = nodes.find(({ sourcePath }) => sourcePath === source)
    if (!page) continue
    const body = compiledBodyOf(page)
    const pathOf = (docId: string) => nodes.find((node) => node.docId === docId)?.path ?? `/docs/${docId}`
    const linked = { ...body, nodes: resolveLinks(body.nodes, pathOf, pathPrefix) }
    const demoFiles = (name: string) => samples.get(demoSampleId(name))?.files
    const lesson = lessonOf(linked, page.title, page.path, demoFiles)
    write(root, { path: lessonFile(id), text: JSON.stringify(lesson) })
  }
}

/** Writes all files that the playground loads. */
export async function writePlayground(args: Args, root: string): Promise<void> {
  for (const file of await sandboxFiles(root)) write(root, file)
  writeSamples(args, root)
}

function write(root: string, { path: file, text }: PlaygroundFile): void {
  const target = path.join(root, 'public', file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
}
