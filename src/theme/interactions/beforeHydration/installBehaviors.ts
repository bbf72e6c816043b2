import { installAnnouncement, showAnnouncement } from './announcement'
import { installCategories, showCategories } from './categories'
import { installCodeBlocks, installScrollRegions } from './codeBlocks'
import { installColorMode, showColorMode } from './colorMode'
import { installCopying } from './copy'
import { installDisclosures } from './disclosure'
import { installDropdowns } from './dropdowns'
import { installLandingEditor } from './landingEditor'
import { installMenu, setMenu } from './menu'
import { installSearch } from './search'
import { installHelpKey } from './singleKeyShortcuts'
import { readStored, storageKeys, writeStored } from './storage'
import { installTabs, showStoredTabs } from './tabs'

/**
 * Installs every behavior, once per document. All listeners are on the document, so controls that are rendered later
 * work too. No React component handles these controls.
 */
export function installBehaviors(document: Document): void {
  const root = document.documentElement
  if (root.dataset.js === 'ready') return
  root.dataset.js = 'ready'
  installDisclosures(document)
  installCategories(document)
  installColorMode(document)
  installAnnouncement(document)
  installTabs(document)
  installMenu(document)
  installDropdowns(document)
  installSearch(document)
  installCopying(document)
  installCodeBlocks(document)
  installScrollRegions(document)
  installHelpKey(document)
  showDocsVersion(document)
  installLandingEditor(document)
}

/** After a navigation: closes the menu, and applies the reader's choices to the new page. */
export function refreshBehaviors(document: Document): void {
  setMenu(document, false)
  showColorMode(document)
  showAnnouncement(document)
  showCategories(document)
  showStoredTabs(document)
  showDocsVersion(document)
}

/** On a doc, stores the version of the docs as the preferred one. On other pages, removes an unknown stored version. */
function showDocsVersion(document: Document): void {
  const version = document.querySelector<HTMLElement>('[data-docs-version]')?.dataset.docsVersion
  if (version === undefined) return
  const stored = readStored(storageKeys.docsVersion)
  const isDoc = document.querySelector('[data-doc]') !== null
  if (stored !== version && (isDoc || stored !== null))
    writeStored(storageKeys.docsVersion, isDoc ? version : null)
}
