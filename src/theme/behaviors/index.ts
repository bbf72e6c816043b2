import { installAnnouncement, showAnnouncement } from './announcementBehavior'
import { installCopying } from './copyBehavior'
import { installColorMode, showColorMode } from './colorModeBehavior'
import { showDocsVersion } from './docsVersionBehavior'
import { installHeadingAnchors } from './headingAnchorBehavior'
import { installDropdowns } from './dropdownBehavior'
import { installMenu, setMenu } from './menuBehavior'
import { installSearch } from './openingBehavior'
import { installHelpKey } from './helpKeyBehavior'
import { installCategories, showCategories } from './categoryBehavior'
import { installTabs, showStoredTabs } from './tabsBehavior'
import { showReading } from './scrollSpyBehavior'
import { installDisclosures } from '../dom'

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
