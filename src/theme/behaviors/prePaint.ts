import { repairedHash, stripIndexHtml } from '../../model/url'
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

/**
 * Makes the path decodable: Gatsby's router throws at `/%`, and the not-found page would not hydrate. The router decodes
 * more than once, so `%25` would fail again, and the percent sign becomes the full-width one.
 */
function decodable(pathname: string): string {
  try {
    decodeURIComponent(pathname)
    return pathname
  } catch {
    return pathname.replaceAll('%', '％')
  }
}

/** Removes a trailing `/index.html` from the address, and repairs a path or fragment that does not decode. */
function tidyAddress(): void {
  const { pathname, search, hash } = location
  const path = decodable(stripIndexHtml(pathname))
  const fragment = repairedHash(hash)
  if (path === pathname && fragment === null) return
  history.replaceState(history.state, '', path + search + (fragment ?? hash))
}

// This file is the script in the head of every page. It runs before the first paint and before any other script.

// Where storage is blocked, reading installs the fallback before another script can fail on it.
readStored('', 'local')
readStored('', 'session')
tidyAddress()
setRootAttributes(document.documentElement.dataset)
