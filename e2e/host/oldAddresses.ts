/** Pages for testing old addresses. The last two have a segment that resembles a version and must stay. */
export const PAGES = [
  ...['/', '/support', '/docs', '/docs/overview', '/docs/api/editor', '/docs/api/useNode'],
  ...['/docs/concepts/nodes', '/docs/migrating/migrating-0.1.x', '/blog/release-0-2-12'],
  ...['/docs/0.9.0/odd', '/next/page'],
]

/** A page that moved. */
export const MOVED = [{ from: '/old', to: '/support' }]

/** Old addresses that every host redirects, and their targets. */
export const ANSWERED_BY_HOSTS: readonly (readonly [address: string, target: string])[] = [
  ['/old', '/support'],
  ['/r', '/'],
  ['/r/docs', '/docs'],
  ['/r/support', '/support'],
  ['/r/docs/overview', '/docs/overview'],
  ['/r/blog/release-0-2-12', '/blog/release-0-2-12'],
  ['/r/docs/api/editor', '/docs/api/editor'],
  ['/r/docs/api/useNode', '/docs/api/useNode'],
  ['/r/docs/api/next', '/docs/api/next'],
  ['/r/docs/migrating/migrating-0.1.x', '/docs/migrating/migrating-0.1.x'],
  ['/r/docs/api//evil.example', '/docs/api//evil.example'],
  ['/r/docs/api/%0d%0aSet-Cookie:a=b', '/docs/api/%0d%0aSet-Cookie:a=b'],
]

/** Addresses that hosts leave to 404.html, with the target of its script; `null` if it does not redirect. */
export const ANSWERED_BY_SCRIPT: readonly (readonly [address: string, target: string | null])[] = [
  ['/r/next', '/'],
  ['/r/next/docs/overview', '/docs/overview'],
  ['/r/docs/next', '/docs'],
  ['/r/docs/next/overview', '/docs/overview'],
  ['/r/docs/0.1.0/overview', '/docs/overview'],
  ['/r/docs/9.9.9/api/editor', '/docs/api/editor'],
  ['/r/0.1.0/docs/overview', '/docs/overview'],
  ['/r/v0.2.12/docs/api/editor', '/docs/api/editor'],
  ['/r/0.2.0-beta.2/support', '/support'],
  ['/r/docs/1.0.0-rc.1+build.5/overview', '/docs/overview'],
  ['/r/docs/0.9.0/odd', '/docs/odd'],
  ['/r/next/next/docs', '/next/docs'],
  ['/r/r/r/docs', '/r/r/docs'],
  ['/r/1x/y', '/1x/y'],
  ['/r/nextfoo/x', '/nextfoo/x'],
  ['/r/Next/docs', '/Next/docs'],
  ['/r/%6eext/docs', '/%6eext/docs'],
  ['/r/1.0/docs', '/1.0/docs'],
  ['/r/01.2.3/docs', '/01.2.3/docs'],
  ['/r/1.2.3.4/docs', '/1.2.3.4/docs'],
  ['/r/docs/nowhere', '/docs/nowhere'],
  ['/r//evil.example', '/evil.example'],
  ['/r///evil.example', '/evil.example'],
  ['/r/next//evil.example', '/evil.example'],
  ['/r//next//evil.example', '/evil.example'],
  ['/r/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/r/\\evil.example', '/evil.example'],
  ['/r/next/\\/evil.example', '/evil.example'],
  ['/r/%5Cevil.example', '/%5Cevil.example'],
  ['/r/https://evil.example', '/https://evil.example'],
  ['/r/%0d%0aSet-Cookie:a=b', '/%0d%0aSet-Cookie:a=b'],
  ['/R/docs', null],
  ['/rest', null],
  ['/older', null],
  ['/docs/r/next', null],
  ['//r/docs', null],
]
