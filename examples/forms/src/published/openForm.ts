import type { SerializedNodes } from '@craftjs/core'
import { openPage, type StoredPage } from '@recipes/upgrades/storedPage'
import { upgrades } from '../../upgrades'

/** Returns the Nodes of a stored form, upgraded to the current version. */
export const openForm = (json: string): SerializedNodes =>
  openPage(JSON.parse(json) as StoredPage, upgrades)
