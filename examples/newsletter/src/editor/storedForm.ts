import { prunedPage } from '@recipes/saving/prunedPage'
import { openPage, pageToStore, type StoredPage } from '@recipes/upgrades/storedPage'
import { upgrades } from '../../upgrades'

/** Converts a stored issue to JSON for the editor. */
export const open = (stored: string): string =>
  JSON.stringify(openPage(JSON.parse(stored) as StoredPage, upgrades))

/** Converts the issue in the editor to its stored form, with its version and without unreachable Nodes. */
export const toStore = (query: Parameters<typeof prunedPage>[0]): string =>
  JSON.stringify(pageToStore(JSON.stringify(prunedPage(query)), upgrades))
