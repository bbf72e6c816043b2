import { problemOfPage } from './checkPage'
import { unpack } from './packing'

/** A page that was pasted, or what is wrong with it. */
export type Copied =
  { kind: 'page'; text: string } | { kind: 'problem'; problem: string }

/** Reads a page as `pack` wrote it, or as plain JSON; it may be made of blocks of these `names`. */
export async function readCopied(
  pasted: string,
  names: readonly string[],
): Promise<Copied> {
  const words = pasted.trim()
  if (words === '') return { kind: 'problem', problem: 'There is nothing yet.' }
  let text = words
  if (!words.startsWith('{')) {
    try {
      text = await unpack(words)
    } catch {
      return {
        kind: 'problem',
        problem:
          'This is not a page, or not all of it. Copy a page with “Copy”, and paste all that was copied.',
      }
    }
  }
  const problem = problemOfPage(text, names)
  return problem === null
    ? { kind: 'page', text }
    : { kind: 'problem', problem: `This page cannot be opened. ${problem}` }
}
