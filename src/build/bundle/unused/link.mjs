// Gatsby's link component and its helpers. Links here are plain anchors; of this, navigation takes one function.
export function parsePath(path) {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path || '/')
  return {
    pathname: pathname || '/',
    search: search?.slice(1) ? search : '',
    hash: hash?.slice(1) ? hash : '',
  }
}
