import { loadSheet } from '../../ui'
import sheet from './Modal.sheet.css'
import { cleanStoredHits, installDefaultPolicy } from './untrustedHits'

export { loadEmbeddedEngine } from '../providers/embeddedSearch'
export { SearchModal } from './SearchModal'

/** To be awaited before the modal is rendered. Rejects if its styles cannot be loaded. */
export async function prepareModal(indexName: string): Promise<void> {
  installDefaultPolicy()
  cleanStoredHits(indexName)
  await loadSheet(sheet)
}
