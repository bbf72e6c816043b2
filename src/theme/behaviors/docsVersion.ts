import { readStored, storageKeys, writeStored } from './storage'

/** Stores the version of the docs as the preferred one on a visit to a doc, and removes a stored version that is unknown. */
export function showDocsVersion(document: Document): void {
  const version = document.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion
  if (version === undefined) return
  const stored = readStored(storageKeys.docsVersion)
  const isDoc = document.querySelector('[data-doc]') !== null
  if (stored !== version && (isDoc || stored !== null))
    writeStored(storageKeys.docsVersion, isDoc ? version : null)
}
