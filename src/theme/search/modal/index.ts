import { loadSheet } from '../../ui'
import sheet from './Modal.sheet.css'
import { cleanStoredHits, installDefaultPolicy } from './untrustedHits'

export { loadEmbeddedSearch } from '../providers/embeddedSearch'
export { SearchModal } from './SearchModal'

/** Prepares the page for the modal; await this before you render it. Rejects if the modal's styles cannot be loaded. */
export async function prepareModal(indexName: string): Promise<void> {
  installDefaultPolicy()
  cleanStoredHits(indexName)
  await loadSheet(sheet)
}
