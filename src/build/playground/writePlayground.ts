import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { sampleFile, TYPE_TABLE, VITE_PROJECT } from '../../model/playground'
import { lessonFile } from '../../model/lesson'
import { demoSampleId } from '../../model/sampleLink'
import { compiledBodyOf } from '../content'
import { AuthorError, checkEach, nearestList } from '../errors'
import { cached, diskCache, resolveLinks } from '../mdx'
import { type PlaygroundFile, sandboxDocument, sandboxPackages } from './buildSandbox'
import { lessonOf, LESSONS } from './lessons'
import { type PageWithCode, playgroundSamples } from './samples'
import { typeTable } from './typeTable'
import { viteProject } from './viteProject'

type Page = Omit<PageWithCode, 'code'> & { compiled: string; docId?: string }

/** Files and folders that `sandboxFiles` depends on. The frame imports modules and style sheets from all of them. */
const INPUTS = [
  ...['src/build/playground', 'src/playground', 'src/model', 'src/theme', 'packages'],
  ...['content/starters/tutorial', 'package.json', 'package-lock.json'],
]

/** Files that do not depend on any page: the frame, its packages, types, and an empty Vite project. */
export const sandboxFiles = (root: string): Promise<PlaygroundFile[]> =>
  cached(diskCache<PlaygroundFile[]>(root, 'craft-sandbox', INPUTS, /./), 'files', async () => [
    await sandboxDocument(root),
    ...(await sandboxPackages(root)),
    { path: TYPE_TABLE, text: JSON.stringify(await typeTable(root)) },
    { path: VITE_PROJECT, text: JSON.stringify(viteProject(root)) },
  ])

/**
 * One file for each sample of a page, and for each lesson. Throws one `AuthorError` with every lesson whose doc does not
 * exist or has a mistake.
 */
export function sampleFiles(nodes: readonly Page[], root: string, pathPrefix = ''): PlaygroundFile[] {
  const pages = nodes.map((page) => ({ ...page, code: compiledBodyOf(page).code }))
  const samples = playgroundSamples(pages, root)
  const files = [...samples].map(([id, sample]) => ({ path: sampleFile(id), text: JSON.stringify(sample) }))
  const pathOf = (docId: string) => nodes.find((node) => node.docId === docId)?.path ?? `/docs/${docId}`
  checkEach(Object.entries(LESSONS), ([id, source]) => {
    const page = nodes.find(({ sourcePath }) => sourcePath === source)
    if (!page)
      throw new AuthorError(
        `src/build/playground/lessons.ts: the lesson "${id}" is read from ${source}, which does not exist.`,
        `Write the path of its doc:\n${nearestList(
          source,
          nodes.map(({ sourcePath }) => sourcePath),
          3,
        )}`,
      )
    const body = compiledBodyOf(page)
    const linked = { ...body, nodes: resolveLinks(body.nodes, pathOf, pathPrefix) }
    const demoFiles = (name: string) => samples.get(demoSampleId(name))?.files
    const lesson = lessonOf(linked, page.title, page.path, demoFiles)
    files.push({ path: lessonFile(id), text: JSON.stringify(lesson) })
  })
  return files
}

type Args = Pick<BuildArgs, 'getNodesByType' | 'pathPrefix'>

/** Writes the files of samples and lessons. */
export function writeSamples({ getNodesByType, pathPrefix }: Args, root: string): void {
  const nodes = [...getNodesByType('Doc'), ...getNodesByType('BlogPost')] as unknown as Page[]
  for (const file of sampleFiles(nodes, root, pathPrefix)) write(root, file)
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
