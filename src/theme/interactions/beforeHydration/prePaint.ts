import { decoded, repairedHash, stripIndexHtml } from '../../../model/url'
import { readStored, storageKeys } from './storage'

/**
 * Sets the attributes of `<html>` that the style sheet needs for the first paint: the color mode, the dismissed
 * announcement, and whether scripts run and this machine has a Cmd key.
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
 * Rewrites a path that Gatsby's router cannot handle, so that the not-found page hydrates. The router treats `/:` as a
 * pattern, skips an empty segment after a path prefix, and throws on `/%`. It decodes a path more than once, so `%25`
 * would fail too: the percent sign becomes a full-width one instead. An empty segment after `/r` stays, because the
 * redirect handles it.
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
  // The origin is needed: a path that begins with two slashes would name another host.
  history.replaceState(history.state, '', origin + path + search + (fragment ?? hash))
}

// This file is the script in the head of every page. It runs before the first paint and before any other script.

// If storage is blocked, reading it installs the fallback before another script can throw.
readStored('', 'local')
readStored('', 'session')
tidyAddress()
setRootAttributes(document.documentElement.dataset)
