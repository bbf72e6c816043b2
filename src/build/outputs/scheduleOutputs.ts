import type { CreatePagesArgs } from 'gatsby'
import { writeSamples } from '../playground'
import { writeSearchIndex } from './search/writeSearchIndex'

/** Delay in milliseconds, so that Gatsby can update the page first. */
const DELAY = 700

let timer: NodeJS.Timeout | undefined

/**
 * Writes the search index and the samples of the playground in `develop`, where `onPostBuild` does not run. Waits a moment,
 * so that several changes in a row cause one update.
 */
export function scheduleOutputs(
  args: Pick<CreatePagesArgs, 'getNodesByType' | 'pathPrefix' | 'reporter'>,
  root: string,
): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    try {
      writeSearchIndex(args, root, true)
      writeSamples(args, root)
    } catch (error) {
      args.reporter.error(
        'The search index and the samples of the playground could not be written.',
        error as Error,
      )
    }
  }, DELAY)
}
