import type { Resolver, SerializedNodes } from '@craftjs/core'
import { pageProblems } from '@recipes/saving/pageProblems'
import { openPage, type StoredPage } from '@recipes/upgrades/storedPage'
import { Refusal } from '@recipes/forms/Refusal'
import type { Upgrades } from './handle'

const parsed = (json: string) => JSON.parse(json) as StoredPage

/** Runs a check of a page. Throws if the page has the wrong shape for it. */
export function checked<Result>(check: () => Result): Result {
  try {
    return check()
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'This is not a page.')
  }
}

/** Returns the Nodes upgraded to the current version, so that pages of different versions can be compared. */
export const nodesOf = (json: string, upgrades: Upgrades): SerializedNodes =>
  checked(() => openPage(parsed(json), upgrades))

/** Throws if the page is unsafe or older than the stored one. */
export function checkPage(
  before: string | undefined,
  after: string,
  upgrades: Upgrades,
): void {
  const nodes = nodesOf(after, upgrades)
  // Accept any component name. The editor shows a placeholder for a component that it does not have.
  const named: Resolver = {}
  for (const { type } of Object.values(nodes))
    if (typeof type === 'object') named[type.resolvedName] = 'div'
  const [problem] = pageProblems(JSON.stringify(nodes), named)
  if (problem) throw new Refusal(400, problem)
  if (before !== undefined && parsed(after).version < parsed(before).version)
    throw new Refusal(
      409,
      'A newer version of the editor saved this page. Reload to update.',
    )
}
