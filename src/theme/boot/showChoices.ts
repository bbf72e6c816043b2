import { storageKeys } from '../state'

/**
 * Puts on the data attributes of `<html>` what the style sheet must know before the first paint: that scripts run, the
 * color mode, the announcement that was dismissed, and which modifier key this machine has.
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
