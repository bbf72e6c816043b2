/** Names with a hash of the content in them: such a file never changes. */
const hashed = [
  // Gatsby: /app-4f2e….js, /styles.4f2e….css
  /[-.][0-9a-f]{16,}\.(?:js|css)(?:\.map)?$/,
  // Gatsby: /static/4f2e…/photo.avif, /static/sans-4f2e….woff2
  /^\/static\/(?:.*[-/])?[0-9a-f]{16,}[-./]/,
  // Vite: /examples/basic/assets/index-B8x_k2Qa.js
  /\/assets\/[^/]*-[\w-]{8}\.\w+(?:\.map)?$/,
]

/** How long a file may be kept, by its site path: a year with a hash in its name, else asked for every time. */
export function cacheControlOf(pathname: string): string {
  return hashed.some((name) => name.test(pathname)) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
