// Inlined into every page: it works before React is there, and without it.
import { installAnnouncement, showAnnouncement } from './announcement'
import { installCategories, showCategories } from './categories'
import { installColorMode, showColorMode } from './colorMode'
import { installCopying } from './copy'
import { installDisclosures } from './disclosure'
import { showDocsVersion } from './docsVersion'
import { installDropdowns } from './dropdowns'
import { loadLandingEditorWhenIdle } from './landingEditor'
import { installMenu, setMenu } from './menu'
import { installSearch } from './search'
import { installHelpKey } from './singleKeys'
import { installTabs, showStoredTabs } from './tabs'

export { listenForLandingPage } from './landingEditor'
export { linkManifest } from './webManifest'

/**
 * Installs the one owner of every control, once per document. All listeners are on the document, so controls that are
 * rendered later work as well.
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
  installHelpKey(document)
  showDocsVersion(document)
  loadLandingEditorWhenIdle(document)
}

/** Applies the reader's choices to a page that was rendered after a navigation, and closes the menu. */
export function refreshBehaviors(document: Document): void {
  setMenu(document, false)
  showColorMode(document)
  showAnnouncement(document)
  showCategories(document)
  showStoredTabs(document)
  showDocsVersion(document)
}
