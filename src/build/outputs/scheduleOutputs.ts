import type { CreatePagesArgs } from 'gatsby'
import { writeSamples } from '../../playground/build'
import { writeSearchIndex } from './search/writeSearchIndex'

/** Delay in milliseconds, so that the page is not delayed instead. */
const DELAY = 700

let timer: NodeJS.Timeout | undefined

/**
 * Writes what pages load of other pages in `develop`, where `onPostBuild` does not run: the search index and the samples of
 * the playground. They are written a moment later, and once for several changes in a row.
 */
export function scheduleOutputs(
  args: Pick<CreatePagesArgs, 'getNodesByType' | 'pathPrefix' | 'reporter'>,
  root: string,
): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    try {
      writeSearchIndex(args, root)
      writeSamples(args, root)
    } catch (error) {
      args.reporter.error(
        'The search index and the samples of the playground could not be written.',
        error as Error,
      )
    }
  }, DELAY)
}
