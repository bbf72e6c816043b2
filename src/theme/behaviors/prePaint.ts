import { tidyAddress } from './address'
import { readStored, storageKeys } from './storage'

/**
 * Sets the attributes of `<html>` that the style sheet needs for the first paint: that scripts run, the color mode, the
 * dismissed announcement, and whether this machine has a Cmd key.
 */
export function setRootAttributes(root: DOMStringMap): void {
  const dismissed =
    localStorage.getItem(storageKeys.announcementDismissed) === 'true' &&
    localStorage.getItem(storageKeys.announcementId)
  root.js = ''
  root.theme = localStorage.getItem(storageKeys.theme) === 'dark' ? 'dark' : 'light'
  if (dismissed) root.dismissed = dismissed
  if (/Mac|iP/.test(navigator.platform)) root.mac = ''
}

// This file is the script in the head of every page. It runs before the first paint and before any other script.

// Where storage is blocked, reading installs the fallback before another script can fail on it.
readStored('', 'local')
readStored('', 'session')
tidyAddress()
setRootAttributes(document.documentElement.dataset)
