import type { CompiledBody, Manuscript } from '../../model/body'
import { inBackground, RANKS } from '../background'
import { isDeveloped } from '../isDeveloped'
import { compileManuscript } from './compileManuscript'

/** How many bodies are remembered: develop is asked again for the pages that somebody edits. */
const REMEMBERED = 100

const recent = new Map<string, CompiledBody>()

function remember(key: string, body: CompiledBody): CompiledBody {
  recent.set(key, body)
  const [oldest] = recent.keys()
  if (recent.size > REMEMBERED && oldest !== undefined) recent.delete(oldest)
  return body
}

/**
 * The body of a manuscript with the colors and types of its code. In develop that is made beside Gatsby, in the order of
 * `rank`; what fails there is done here, so that it is said as ever.
 */
export async function finishedBody(
  manuscript: Manuscript,
  rank: number = RANKS.wanted,
): Promise<CompiledBody> {
  if (!isDeveloped()) return compileManuscript(manuscript)
  const key = JSON.stringify(manuscript)
  const known = recent.get(key)
  if (known) return known
  const made = await inBackground('body', manuscript, { key, rank }).catch(() => null)
  return remember(key, made ?? (await compileManuscript(manuscript)))
}
