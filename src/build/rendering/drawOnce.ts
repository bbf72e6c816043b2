import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type DrawingParts, type DrawnPages, type DrawTask, pageDrawer } from './drawPages'
import { sliceFiller } from './fillSlices'

/** The modules of Gatsby that ours stand in for, each with the SHA-256 of its text in Gatsby 5.16.1. */
export const KNOWN = {
  'gatsby/dist/utils/worker/child/render-html':
    'a62ded62c3ea6a31a45ec861353f200d5b7978173460cb64ad022dd76d9a9bc2',
  'gatsby/dist/utils/slices/stitching': '0a5412c21f24d0d151aca2b2a085481c788f1eb8899e698877722bcc79940954',
} as const

/** The module of Gatsby that puts slices into pages. */
interface Stitching {
  stitchSliceForAPage: (page: { pagePath: string; publicDir: string }) => Promise<void>
}

type Load = ReturnType<typeof createRequire>

function changedModule(load: Load): string | undefined {
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(load.resolve(name)))
      .digest('hex')
  return Object.entries(KNOWN).find(([name, known]) => digest(name) !== known)?.[0]
}

function partsOf(load: Load): DrawingParts {
  const dist = (name: string): unknown => load(`gatsby/dist/utils/${name}`)
  const assets = dist('client-assets-for-template') as {
    readWebpackStats: DrawingParts['readStats']
    getScriptsAndStylesForTemplate: DrawingParts['assetsOf']
  }
  const queries = dist('static-query-utils') as {
    clearStaticQueryCaches: () => void
    getStaticQueryContext: DrawingParts['queriesOf']
  }
  // Found from Gatsby, as Gatsby finds them.
  const core = createRequire(load.resolve('gatsby/package.json'))
  const { generateHtmlPath } = core('gatsby-core-utils/page-html') as {
    generateHtmlPath: DrawingParts['htmlFileOf']
  }
  const { generatePageDataPath } = core('gatsby-core-utils/page-data') as {
    generatePageDataPath: DrawingParts['dataFileOf']
  }
  return {
    load: (file) => load(file) as ReturnType<DrawingParts['load']>,
    forget: queries.clearStaticQueryCaches,
    readStats: assets.readWebpackStats,
    assetsOf: assets.getScriptsAndStylesForTemplate,
    queriesOf: queries.getStaticQueryContext,
    htmlFileOf: generateHtmlPath,
    dataFileOf: generatePageDataPath,
  }
}

/**
 * What draws the pages of the project in `root` and writes each of them once, slices and all
 * (docs/decisions/0019-one-process.md). Throws when Gatsby comes with other modules than those that are stood in for.
 */
export function drawOnce(root: string): (task: DrawTask) => Promise<DrawnPages> {
  const load = createRequire(path.join(root, 'package.json'))
  const changed = changedModule(load)
  if (changed !== undefined) throw new Error(`${changed} is not the one of Gatsby 5.16.1.`)
  const filler = sliceFiller(path.join(root, 'public'))
  const stitching = load('gatsby/dist/utils/slices/stitching') as Stitching
  const { stitchSliceForAPage } = stitching
  stitching.stitchSliceForAPage = (page) =>
    filler.isFilled(page.pagePath) ? Promise.resolve() : stitchSliceForAPage(page)
  return pageDrawer(partsOf(load), filler)
}
