import { SearchFailure } from '../../../model/search'

/** How long a reader waits for an index before hearing that none comes, in milliseconds. */
const PATIENCE = 15_000

/** The JSON at `url`; throws a `SearchFailure` when it does not come, or is something else. */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null)
  if (response === null) throw new SearchFailure('unreachable')
  if (response.status === 429) throw new SearchFailure('busy')
  if (!response.ok) throw new SearchFailure('unreachable')
  const text = await response.text().catch(() => null)
  if (text === null) throw new SearchFailure('unreachable')
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new SearchFailure('garbled')
  }
}
