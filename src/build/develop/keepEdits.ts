import { takeTurns, type Turns } from './turns'

/** Parts of Gatsby that say what it does; their functions are replaced. */
interface Gatsby {
  emitter: { emit: Turns['emit'] }
  /** Gatsby saves its state whenever it comes to rest. */
  states: { saveState: () => Promise<void> }
}

let turns: Turns | null = null

/**
 * Keeps edits that Gatsby's `develop` would lose, or would answer with half a page.
 *
 * A changed file waits for half a second for others. When a browser asks for the data of a page meanwhile, Gatsby
 * forgets the first file that waits. A file that changes while queries run is read at once: queries meet nodes that are
 * being made, fail, and are held for fresh. And pages are made without waiting for what is made of the file. So files
 * wait until Gatsby rests, requests wait until pages are made, and pages until the files are read.
 */
export function keepEdits({ emitter, states }: Gatsby): void {
  const { saveState } = states
  const taken = takeTurns(emitter.emit)
  turns = taken
  emitter.emit = taken.emit
  states.saveState = () => {
    taken.rests()
    return saveState()
  }
}

/** Says that Gatsby runs queries now. */
export const runsQueries = (): void => turns?.isBusy()

/** Says that something is made of a node until `work` is settled, and answers with `work`. */
export function reading(work: Promise<void>): Promise<void> {
  turns?.reads(work)
  return work
}

/** Says that pages are made now; resolves when everything is read that they are made of. */
export const everythingRead = async (): Promise<void> => turns?.makesPages()
