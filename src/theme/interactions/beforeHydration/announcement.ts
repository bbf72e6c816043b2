import { readStored, storageKeys, writeStored } from './storage'
import { delegate } from './dom'

/** Stores the announcement's id. A new id resets the dismissal of the previous one. */
export function showAnnouncement(document: Document): void {
  const id = document.querySelector<HTMLElement>('[data-announcement]')?.dataset.announcement
  if (id === undefined || readStored(storageKeys.announcementId) === id) return
  writeStored(storageKeys.announcementId, id)
  writeStored(storageKeys.announcementDismissed, 'false')
}

/** Makes the button dismiss the announcement until its id changes. The CSS of `announcementStyle` hides it. */
export function installAnnouncement(document: Document): void {
  delegate(document, 'click', '[data-announcement-close]', (button) => {
    writeStored(storageKeys.announcementDismissed, 'true')
    document.documentElement.dataset.dismissed =
      button.closest<HTMLElement>('[data-announcement]')?.dataset.announcement
  })
  showAnnouncement(document)
}
