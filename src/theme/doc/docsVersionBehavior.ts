import { readStored, storageKeys, writeStored } from '../state'

/** Saves the version of the doc that is shown as the preferred one, and forgets a stored one that is unknown. */
export function showDocsVersion(document: Document): void {
  const known = document.querySelector<HTMLElement>('[data-docs-versions]')?.dataset.docsVersions?.split(' ')
  const stored = readStored(storageKeys.docsVersion)
  if (known && stored !== null && !known.includes(stored)) writeStored(storageKeys.docsVersion, null)
  const shown = document.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion
  if (shown !== undefined && shown !== stored) writeStored(storageKeys.docsVersion, shown)
}
