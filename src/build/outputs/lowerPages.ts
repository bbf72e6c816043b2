import { createHash } from 'node:crypto'
import path from 'node:path'
import { canonicalUrl, type Origin } from '../../model/url'
import type { PageReader } from '../builtPages'
import { packedCache, type PackedCache, sourcesVersion } from '../mdx/cache'
import type { DocNode, Lean, PostNode } from '../pages'
import { htmlOf, lowerBody, markdownOf } from './markdown'

/** A doc or post whose built body has been read. */
export interface LoweredPage {
  page: Lean<DocNode> | Lean<PostNode>
  /** Address of the page. */
  url: string
  /** The body for feeds; empty for a doc. */
  html: string
}

/** A built body in plain words; `html` is empty for a doc. */
interface Lowered {
  markdown: string
  html: string
}

const MAKERS = {
  sources: [
    'src/build/builtPages',
    'src/build/markup',
    'src/build/outputs/markdown',
    'src/build/outputs/lowerPages.ts',
  ],
  packages: /^node_modules\/(?:.*\/)?(?:hast-|markdown-table|mdast-|unist-|property-information)/,
}

function bodyCache(root: string): PackedCache<Lowered> | null {
  const version = sourcesVersion(root, MAKERS)
  return version === null ? null : packedCache(path.join(root, 'node_modules/.cache/craft-twins'), version)
}

/** Who lowers the bodies of docs and posts. */
export interface PageLowerer extends PageReader {
  /** All of them in their order, when they have been read. Throws for one that was not built. */
  lowered: () => LoweredPage[]
}

/**
 * Lowers the bodies of pages that are built into `public` below `root`; one that has not changed comes from a cache.
 * `keep` is given the Markdown of each, and nobody else holds it: that of all pages together is large.
 */
export function pageLowerer(
  pages: readonly LoweredPage['page'][],
  site: Origin,
  root: string,
  keep: (page: LoweredPage, markdown: string) => void,
): PageLowerer {
  const cache = bodyCache(root)
  const byFile = new Map(pages.map((page) => [path.join(root, 'public', page.path, 'index.html'), page]))
  const lowered = new Map<string, LoweredPage>()
  const lower = (prose: string, url: string, isPost: boolean): Lowered => {
    const key = createHash('sha256').update(`${url}\0${prose}`).digest('hex')
    const kept = cache?.read(key)
    if (kept) return kept
    const body = lowerBody(prose, url)
    const made = { markdown: markdownOf(body), html: isPost ? htmlOf(body) : '' }
    cache?.write(key, made)
    return made
  }
  return {
    read({ file, prose }) {
      const page = byFile.get(file)
      if (page === undefined) return
      if (prose === null) throw new Error(`${file} has no prose.`)
      const url = canonicalUrl(site, page.path)
      const { markdown, html } = lower(prose, url, 'date' in page)
      const made = { page, url, html }
      lowered.set(file, made)
      keep(made, markdown)
    },
    lowered() {
      cache?.save()
      return [...byFile.keys()].map((file) => {
        const page = lowered.get(file)
        if (page === undefined) throw new Error(`${file} was not built.`)
        return page
      })
    },
  }
}
