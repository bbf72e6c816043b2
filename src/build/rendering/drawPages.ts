import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SliceFiller } from './fillSlices'

/** What Gatsby asks for when pages shall be drawn. */
export interface DrawTask {
  htmlComponentRendererPath: string
  paths: readonly string[]
  envVars: readonly (readonly [name: string, value: string])[]
  /** Another in every build: what was remembered of one is not true in the next. */
  sessionId: number
  webpackCompilationHash: string
}

/** What Gatsby wants to know of the pages that were drawn, by their paths. */
export interface DrawnPages {
  unsafeBuiltinsUsageByPagePath: Record<string, string[]>
  slicesPropsPerPage: Record<string, object>
  previewErrors: object
}

interface PageData {
  componentChunkName: string
  staticQueryHashes: readonly string[]
}

interface Drawing {
  html: string
  unsafeBuiltinsUsage: string[]
  sliceData: object
}

/** The parts of Gatsby that its own drawing is made of. */
export interface DrawingParts {
  /** Loads the bundle that draws pages. */
  load: (file: string) => { default: (page: object) => Promise<Drawing> }
  forget: () => void
  readStats: (publicDir: string) => Promise<object>
  assetsOf: (chunkName: string, stats: object) => Promise<object>
  queriesOf: (hashes: readonly string[]) => Promise<object>
  htmlFileOf: (publicDir: string, pagePath: string) => string
  dataFileOf: (publicDir: string, pagePath: string) => string
}

/** What is the same for all pages of a build. */
interface Session {
  id: number
  draw: (page: object) => Promise<Drawing>
  resourcesOf: (page: PageData) => Promise<object>
}

async function newSession(task: DrawTask, parts: DrawingParts, publicDir: string): Promise<Session> {
  parts.forget()
  for (const [name, value] of task.envVars) process.env[name] = value
  const draw = parts.load(task.htmlComponentRendererPath).default
  const stats = await parts.readStats(publicDir)
  const known = new Map<string, object>()
  const resourcesOf = async ({ componentChunkName, staticQueryHashes }: PageData): Promise<object> => {
    const resources = known.get(componentChunkName) ?? {
      ...(await parts.queriesOf(staticQueryHashes)),
      ...(await parts.assetsOf(componentChunkName, stats)),
    }
    known.set(componentChunkName, resources)
    return resources
  }
  return { id: task.sessionId, draw, resourcesOf }
}

function write(file: string, texts: readonly string[]): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const open = openSync(file, 'w')
  for (const text of texts) writeFileSync(open, text)
  closeSync(open)
}

/** What code asked for that keeps pages from being kept; Gatsby's loader of modules notes it down. */
const unsafeUse = () => (globalThis as { unsafeBuiltinUsage?: string[] }).unsafeBuiltinUsage ?? []

/**
 * Draws pages as Gatsby's `renderHTMLProd` does, one after the other, and writes each of them once: `fill` puts in at
 * once what Gatsby would read every page again for. Files are read and written in this thread, since to hand a small one
 * to another thread takes longer than to write it.
 */
export function pageDrawer(
  parts: DrawingParts,
  { fill }: SliceFiller,
): (task: DrawTask) => Promise<DrawnPages> {
  let session: Session | null = null
  return async (task) => {
    const publicDir = path.posix.join(process.cwd(), 'public')
    const drawn: DrawnPages = {
      unsafeBuiltinsUsageByPagePath: {},
      slicesPropsPerPage: {},
      previewErrors: {},
    }
    const unsafe = drawn.unsafeBuiltinsUsageByPagePath
    if (session?.id !== task.sessionId) {
      session = await newSession(task, parts, publicDir)
      if (unsafeUse().length > 0) unsafe.__import_time__ = unsafeUse()
    }
    for (const pagePath of task.paths) {
      try {
        const data = readFileSync(parts.dataFileOf(publicDir, pagePath), 'utf8')
        const pageData = JSON.parse(data) as PageData
        const { html, unsafeBuiltinsUsage, sliceData } = await session.draw({
          pagePath,
          pageData,
          webpackCompilationHash: task.webpackCompilationHash,
          context: { isDuringBuild: true },
          ...(await session.resourcesOf(pageData)),
        })
        drawn.slicesPropsPerPage[pagePath] = sliceData
        if (unsafeBuiltinsUsage.length > 0) unsafe[pagePath] = unsafeBuiltinsUsage
        write(parts.htmlFileOf(publicDir, pagePath), fill(pagePath, html))
      } catch (error) {
        const failed = error as Error & { unsafeBuiltinsUsage?: string[]; context?: object }
        if (failed.unsafeBuiltinsUsage?.length) unsafe[pagePath] = failed.unsafeBuiltinsUsage
        failed.context = { path: pagePath, unsafeBuiltinsUsageByPagePath: unsafe }
        throw failed
      }
    }
    // Pictures are made meanwhile, and what waits for them is told between two batches.
    await new Promise((resolve) => setImmediate(resolve))
    return drawn
  }
}
