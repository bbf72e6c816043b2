import { readStored, storageKeys, writeStored } from '../state'
import { delegate } from '../dom'

/** Shows the bar unless its id was dismissed; another id than the stored one starts anew (spec §4). */
export function showAnnouncement(document: Document): void {
  const id = document.querySelector<HTMLElement>('[data-announcement]')?.dataset.announcement
  if (id === undefined) return
  if (readStored(storageKeys.announcementId) !== id) {
    writeStored(storageKeys.announcementId, id)
    writeStored(storageKeys.announcementDismissed, 'false')
  }
  const isDismissed = readStored(storageKeys.announcementDismissed) === 'true'
  document.documentElement.toggleAttribute('data-announcement-dismissed', isDismissed)
}

/** Makes the bar's button dismiss it until the id changes. */
export function installAnnouncement(document: Document): void {
  delegate(document, 'click', '[data-announcement-close]', () => {
    writeStored(storageKeys.announcementDismissed, 'true')
    showAnnouncement(document)
  })
  showAnnouncement(document)
}
