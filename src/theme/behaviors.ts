import { installAnnouncement, showAnnouncement } from './announcement/announcementBehavior'
import { installCopying } from './code-block/copyBehavior'
import { installColorMode, showColorMode } from './color-mode/colorModeBehavior'
import { showDocsVersion } from './doc/docsVersionBehavior'
import { installHeadingAnchors } from './doc/headingAnchorBehavior'
import { installDropdowns } from './navbar/dropdownBehavior'
import { installMenu, setMenu } from './navbar/menuBehavior'
import { installSearch } from './search/openingBehavior'
import { installHelpKey } from './shortcuts/helpKeyBehavior'
import { installCategories, showCategories } from './sidebar/categoryBehavior'
import { installTabs, showStoredTabs } from './tabs/tabsBehavior'
import { showReading } from './toc/scrollSpyBehavior'
import { installDisclosures } from './dom'

/**
 * Gives every control of the site its one owner, once per document; call it from any script, in any order.
 * The controls work from then on, whatever is drawn later: all listeners are on the document.
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
  installHeadingAnchors(document)
  installHelpKey(document)
  showDocsVersion(document)
}

/** Brings a page that was drawn after a navigation in step with the reader's choices, and closes the menu. */
export function refreshBehaviors(document: Document): void {
  setMenu(document, false)
  showColorMode(document)
  showAnnouncement(document)
  showCategories(document)
  showStoredTabs(document)
  // It measures every heading, and the page can be seen without it: after the frame that shows the page.
  requestAnimationFrame(() => setTimeout(() => showReading(document)))
  showDocsVersion(document)
}
