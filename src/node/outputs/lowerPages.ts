import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { canonicalUrl, type Origin } from '../../model/url'
import { diskCache, type DiskCache, sourcesVersion } from '../cache'
import type { DocNode, PostNode } from '../pages'
import { htmlOf, lowerBody, markdownOf, proseIn } from './markdown'

/** A doc or post with its built body in plain words. */
export interface LoweredPage {
  page: DocNode | PostNode
  /** Address of the page. */
  url: string
  markdown: string
  /** For feeds; empty for a doc. */
  html: string
}

type Lowered = Pick<LoweredPage, 'markdown' | 'html'>

const MAKERS = {
  sources: ['src/node/markup', 'src/node/outputs/markdown', 'src/node/outputs/lowerPages.ts'],
  packages: /^node_modules\/(?:.*\/)?(?:hast-|markdown-table|mdast-|unist-|property-information)/,
}

function bodyCache(root: string): DiskCache<Lowered> | null {
  const version = sourcesVersion(root, MAKERS)
  return version === null ? null : diskCache(path.join(root, 'node_modules/.cache/craft-twins'), version)
}

/** Lowers the body of every page that was built into `public` below `root`; a body that has not changed comes from a cache. */
export async function lowerPages(
  pages: readonly (DocNode | PostNode)[],
  site: Origin,
  root: string,
): Promise<LoweredPage[]> {
  const cache = bodyCache(root)
  const lower = async (page: DocNode | PostNode): Promise<LoweredPage> => {
    const url = canonicalUrl(site, page.path)
    const file = path.join(root, 'public', page.path, 'index.html')
    const prose = proseIn(await readFile(file, 'utf8'))
    if (prose === null) throw new Error(`${file} has no prose.`)
    const key = createHash('sha256').update(`${url}\0${prose}`).digest('hex')
    const kept = cache?.read(key)
    if (kept) return { page, url, ...kept }
    const body = lowerBody(prose, url)
    const lowered = { markdown: markdownOf(body), html: 'date' in page ? htmlOf(body) : '' }
    cache?.write(key, lowered)
    return { page, url, ...lowered }
  }
  const lowered: LoweredPage[] = []
  for (const page of pages) lowered.push(await lower(page))
  return lowered
}
