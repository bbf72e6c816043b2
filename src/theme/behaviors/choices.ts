// Inlined into every page: it works before React is there, and without it.
import { storageKeys } from '../state'

/**
 * Sets the data attributes of `<html>` that the style sheet needs before the first paint: that scripts run, the color
 * mode, the dismissed announcement, and which modifier key this machine has.
 */
export function showChoices(marks: DOMStringMap): void {
  const dismissed =
    localStorage.getItem(storageKeys.announcementDismissed) === 'true' &&
    localStorage.getItem(storageKeys.announcementId)
  marks.js = ''
  marks.theme = localStorage.getItem(storageKeys.theme) === 'dark' ? 'dark' : 'light'
  if (dismissed) marks.dismissed = dismissed
  if (/Mac|iP/.test(navigator.platform)) marks.mac = ''
}
