// gatsby-link without its component: links here are plain anchors, and Gatsby's navigation takes one function of it.
export function parsePath(path) {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path || '/')
  return {
    pathname: pathname || '/',
    search: search?.slice(1) ? search : '',
    hash: hash?.slice(1) ? hash : '',
  }
}

/** What Gatsby's entry hands on to pages that import it. None does. */
const unused = null
export {
  unused as default,
  unused as Link,
  unused as navigate,
  unused as withAssetPrefix,
  unused as withPrefix,
}
