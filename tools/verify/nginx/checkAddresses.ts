import assert from 'node:assert/strict'
import { ask } from '../../deploy/ask'
import type { Check } from '../namedChecks'

/** What nginx answers: the status, and where it leads to. */
interface Wanted {
  status: number
  location?: string
}

const rows: readonly [path: string, wanted: Wanted][] = [
  ['/r/docs/overview?x=1', { status: 301, location: '/docs/overview?x=1' }],
  ['/r/next/docs/overview', { status: 301, location: '/docs/overview' }],
  ['/r/docs/9.9.9/overview', { status: 301, location: '/docs/overview' }],
  ['/r/0.2.0-beta.2/docs/overview', { status: 301, location: '/docs/overview' }],
  ['/r//evil.example', { status: 301, location: '/evil.example' }],
  ['/r/next//evil.example', { status: 301, location: '/evil.example' }],
  ['/r/\\evil.example', { status: 301, location: '/evil.example' }],
  ['/r/%0d%0aSet-Cookie:a=b', { status: 301, location: '/%0d%0aSet-Cookie:a=b' }],
  ['/%0d%0aSet-Cookie:a=b', { status: 404 }],
  ['/docs/overview', { status: 200 }],
  ['/docs/overview/', { status: 200 }],
  ['/docs/overview/index.html?a=1', { status: 301, location: '/docs/overview?a=1' }],
  ['/index.html', { status: 301, location: '/' }],
  ['/%', { status: 404 }],
  ['/%E0%A4%A', { status: 404 }],
  ['/%ff', { status: 404 }],
  [`/${'a'.repeat(8 * 1024 - 100)}`, { status: 404 }],
  [`/?${'q'.repeat(64 * 1024)}`, { status: 414 }],
  ['//docs/overview', { status: 200 }],
  ['//evil.example/', { status: 404 }],
  ['/nowhere', { status: 404 }],
  ['/docs/API/editor', { status: 404 }],
]

/** What is asked of a file beside GET: the header that asks, and the status that answers. */
const representations: readonly [about: string, headers: Record<string, string>, status: number][] = [
  ['a part', { range: 'bytes=0-9', 'accept-encoding': 'identity' }, 206],
  ['a part that is not there', { range: 'bytes=99999999-', 'accept-encoding': 'identity' }, 416],
  ['packed', { 'accept-encoding': 'gzip' }, 200],
]

/** Checks what nginx answers to redirects, unknown and hostile addresses, and to requests for parts of files. */
export async function checkAddresses(check: Check, url: string): Promise<void> {
  const origin = new URL(url)
  for (const [path, { status, location }] of rows) {
    await check(`${path.slice(0, 40)} is answered by ${location ?? status}`, async () => {
      const { status: code, headers, text } = await ask(origin, path)
      assert.deepEqual([code, headers.location], [status, location])
      assert.equal(headers['set-cookie'], undefined)
      if (status !== 404) return
      assert.equal(headers['cache-control'], 'no-store')
      assert.match(text, /Page not found/)
    })
  }
  for (const [about, headers, status] of representations)
    await check(`${about} is answered with ${status}`, async () => {
      assert.equal((await ask(origin, '/docs/overview', headers)).status, status)
    })
  await check('what a browser has already is answered with 304', async () => {
    const { headers } = await ask(origin, '/docs/overview')
    const again = await ask(origin, '/docs/overview', { 'if-none-match': headers.etag ?? '' })
    assert.deepEqual([again.status, again.text], [304, ''])
  })
}
