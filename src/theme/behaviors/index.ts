import { installAnnouncement, showAnnouncement } from './announcement'
import { installCategories, showCategories } from './categories'
import { installCodeBlocks } from './codeBlocks'
import { installColorMode, showColorMode } from './colorMode'
import { installCopying } from './copy'
import { installDisclosures } from './disclosure'
import { showDocsVersion } from './docsVersion'
import { installDropdowns } from './dropdowns'
import { installLandingEditor } from './landingEditor'
import { installMenu, setMenu } from './menu'
import { installScrollRegions } from './scrollRegions'
import { installSearch } from './search'
import { installHelpKey } from './singleKeyShortcuts'
import { installTabs, showStoredTabs } from './tabs'

export { listenForLandingPage } from './landingEditor'
export { linkManifest } from './webManifest'

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
