import { prunedPage } from '@recipes/saving/prunedPage'
import {
  withoutPlaceholders,
  withPlaceholders,
} from '@recipes/upgrades/placeholders'
import {
  openPage,
  pageToStore,
  type StoredPage,
} from '@recipes/upgrades/storedPage'
import { upgrades } from '../../upgrades'
import { resolver } from '../blocks/resolver'

export type Query = Parameters<typeof prunedPage>[0]

/** What the editor opens: the stored page in the form of today, with placeholders for blocks that are gone. */
export function open(stored: string): string {
  const nodes = openPage(JSON.parse(stored) as StoredPage, upgrades)
  return JSON.stringify(withPlaceholders(nodes, resolver))
}

/** The way back: what is stored of the page on screen, without leftovers and placeholders. */
export function toStore(query: Query): string {
  const nodes = withoutPlaceholders(prunedPage(query))
  return JSON.stringify(pageToStore(JSON.stringify(nodes), upgrades))
}
