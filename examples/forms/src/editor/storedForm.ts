import { prunedPage } from '@recipes/saving/prunedPage'
import { withoutPlaceholders, withPlaceholders } from '@recipes/upgrades/placeholders'
import { openPage, pageToStore, type StoredPage } from '@recipes/upgrades/storedPage'
import { upgrades } from '../../upgrades'
import { resolver } from '../blocks/resolver'

/** Converts a stored form to JSON for the editor: upgraded, with placeholders for removed blocks. */
export function open(stored: string): string {
  const nodes = openPage(JSON.parse(stored) as StoredPage, upgrades)
  return JSON.stringify(withPlaceholders(nodes, resolver))
}

/** Converts the form in the editor to its stored form, without unreachable Nodes and placeholders. */
export function toStore(query: Parameters<typeof prunedPage>[0]): string {
  const nodes = withoutPlaceholders(prunedPage(query))
  return JSON.stringify(pageToStore(JSON.stringify(nodes), upgrades))
}
