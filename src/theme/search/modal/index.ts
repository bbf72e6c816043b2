import { loadSheet } from '../../ui'
import { cleanStored } from './cleanStored'
import { installDefaultPolicy } from './defaultPolicy'
import sheet from './Modal.sheet.css'

export { embeddedEngineReady } from '../providers'
export { SearchModal } from './SearchModal'

/** Makes ready what the modal needs to be drawn; rejects when its styles do not come. */
export async function prepareModal(indexName: string): Promise<void> {
  installDefaultPolicy()
  cleanStored(indexName)
  await loadSheet(sheet)
}
