import { decoded, repairedHash, stripIndexHtml } from '../../model/url'
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
 * Makes the path readable for Gatsby's router, or the not-found page would not hydrate. The router takes `/:` for a pattern,
 * skips an empty segment behind a path prefix (one behind `/r` is for the redirect), and throws at `/%`. It decodes more
 * than once, so `%25` would fail again, and the percent sign becomes the full-width one.
 */
function readable(pathname: string): string {
  const path = decoded(pathname) === null ? pathname.replaceAll('%', '％') : pathname
  return path.replaceAll('/:', '/%3A').replace(/(\/r)?\/\//g, (found, r) => (r ? found : '/%2F'))
}

/** Removes a trailing `/index.html` from the address, and repairs a path or fragment that does not decode. */
function tidyAddress(): void {
  const { origin, pathname, search, hash } = location
  const path = readable(stripIndexHtml(pathname))
  const fragment = repairedHash(hash)
  if (path === pathname && fragment === null) return
  // With the origin: two slashes in front of a path would name another host.
  history.replaceState(history.state, '', origin + path + search + (fragment ?? hash))
}

// This file is the script in the head of every page. It runs before the first paint and before any other script.

// Where storage is blocked, reading installs the fallback before another script can fail on it.
readStored('', 'local')
readStored('', 'session')
tidyAddress()
setRootAttributes(document.documentElement.dataset)
