import { problemOfPage } from './checkPage'
import { unpack } from './packing'

/** A pasted page, or the problem with it. */
export type Copied =
  { kind: 'page'; text: string } | { kind: 'problem'; problem: string }

/** Reads a page from the output of `pack` or from plain JSON. It may contain only the components `names`. */
export async function readCopied(
  pasted: string,
  names: readonly string[],
): Promise<Copied> {
  const words = pasted.trim()
  if (words === '')
    return { kind: 'problem', problem: 'Paste a copied page first.' }
  let text = words
  if (!words.startsWith('{')) {
    try {
      text = await unpack(words)
    } catch {
      return {
        kind: 'problem',
        problem:
          'This is not a complete page. Copy a page with “Copy”, and paste all of the text.',
      }
    }
  }
  const problem = problemOfPage(text, names)
  return problem === null
    ? { kind: 'page', text }
    : { kind: 'problem', problem: `This page cannot be opened. ${problem}` }
}
