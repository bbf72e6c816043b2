import { delegate } from '../dom'
import { readStored, storageKeys, writeStored } from '../state'

/** Remembers which bar is shown; another id than the stored one starts anew (spec §4). */
export function showAnnouncement(document: Document): void {
  const id = document.querySelector<HTMLElement>('[data-announcement]')?.dataset.announcement
  if (id === undefined || readStored(storageKeys.announcementId) === id) return
  writeStored(storageKeys.announcementId, id)
  writeStored(storageKeys.announcementDismissed, 'false')
}

/** Makes the bar's button dismiss it until the id changes; the rules in the head hide it from then on. */
export function installAnnouncement(document: Document): void {
  delegate(document, 'click', '[data-announcement-close]', (button) => {
    writeStored(storageKeys.announcementDismissed, 'true')
    document.documentElement.dataset.dismissed =
      button.closest<HTMLElement>('[data-announcement]')?.dataset.announcement
  })
  showAnnouncement(document)
}
