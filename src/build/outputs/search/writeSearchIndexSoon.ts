import type { CreatePagesArgs } from 'gatsby'
import { writeSearchIndex } from './writeSearchIndex'

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
