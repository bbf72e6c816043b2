// Inlined into every page: it works before React is there, and without it.
import { readStored, storageKeys, writeStored } from '../state'
import { delegate } from './delegate'

/** Stores which announcement is shown. A new id forgets that the previous one was dismissed. */
export function showAnnouncement(document: Document): void {
  const id = document.querySelector<HTMLElement>('[data-announcement]')?.dataset.announcement
  if (id === undefined || readStored(storageKeys.announcementId) === id) return
  writeStored(storageKeys.announcementId, id)
  writeStored(storageKeys.announcementDismissed, 'false')
}

/** Makes the button dismiss the announcement until its id changes; rules in the head hide it from then on. */
export function installAnnouncement(document: Document): void {
  delegate(document, 'click', '[data-announcement-close]', (button) => {
    writeStored(storageKeys.announcementDismissed, 'true')
    document.documentElement.dataset.dismissed =
      button.closest<HTMLElement>('[data-announcement]')?.dataset.announcement
  })
  showAnnouncement(document)
}
