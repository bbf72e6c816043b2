import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { CreatePagesArgs } from 'gatsby'
import { packRecords } from '../../../model/search'
import { recordsOf } from './recordsOf'
import { searchablePages } from './searchablePages'

/** Where the browser finds the index, below the path prefix. Its name has no hash: nothing has to be asked first. */
export const SEARCH_INDEX = 'records.json'

/** How large an index readers should have to wait for: half a second and more at 1.6 Mbit/s, in bytes of brotli. */
const SENSIBLE = 120_000

/** How much of an index is packed to see how large it is then; what stands behind it is much like it. */
const SAMPLE = 1_000_000

/** How large `text` is after compression, in bytes; an estimate for a large one, which takes as long to pack as to make. */
function compressed(text: string): number {
  const sample = text.slice(0, SAMPLE)
  const { length } = brotliCompressSync(sample, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return Math.round((length * text.length) / Math.max(1, sample.length))
}

/** What to say about an index of `bytes` after compression, or `null` when it is of a sensible size. */
export function adviceOn(bytes: number): string | null {
  if (bytes <= SENSIBLE) return null
  return [
    `The search index is about ${Math.round(bytes / 1000)} kB after compression, and every reader who searches fetches it whole.`,
    `Up to ${SENSIBLE / 1000} kB the embedded search answers quickly on a slow phone. Beyond that, let a service answer:`,
    'set GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_INDEX_NAME and GATSBY_ALGOLIA_API_KEY (README.md, “Search”).',
  ].join('\n')
}

/** Writes what the embedded search knows into `public`; answers what to say when it has grown too large, or `null`. */
export function writeSearchIndex(args: Pick<CreatePagesArgs, 'getNodesByType'>, root: string): string | null {
  const text = JSON.stringify(packRecords(recordsOf(searchablePages(args))))
  const folder = path.join(root, 'public')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, SEARCH_INDEX), text)
  return adviceOn(compressed(text))
}

/** Milliseconds after which nobody waits for a page any more. */
const SOON = 700

let timer: NodeJS.Timeout | undefined

/** Writes the index a moment later, once for changes in a row: who writes waits for the page, not for the search. */
export function writeSearchIndexSoon(
  args: Pick<CreatePagesArgs, 'getNodesByType' | 'reporter'>,
  root: string,
): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    try {
      writeSearchIndex(args, root)
    } catch (error) {
      args.reporter.error('The search index could not be written.', error as Error)
    }
  }, SOON)
}
