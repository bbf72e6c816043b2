import vm from 'node:vm'
import { beforeAll, describe, expect, it } from 'vitest'
import { hostFiles, legacyRedirects, redirectScript } from '../../src/build/hosting'
import { redirectTarget } from '../../src/model/url'
import { ANSWERED_BY_HOSTS, ANSWERED_BY_SCRIPT, MOVED, PAGES } from '../../e2e/host/oldAddresses'
import { type ReadHost, readHosts } from '../../e2e/host/readHosts'

/** Hosts differ in whether they keep a trailing slash. */
const withoutSlash = (target: string | null) => target?.replace(/(?<=.)\/$/, '') ?? null

describe.each(['/', '/craft.js/'])('an old address under %s', (baseUrl) => {
  const at = <T extends string | null>(path: T) => (path === null ? null : baseUrl + path.slice(1))
  const script = redirectScript(MOVED, baseUrl, process.cwd())
  let hosts: [name: string, host: ReadHost][]
  beforeAll(async () => {
    const redirects = [...MOVED, ...legacyRedirects(PAGES)]
    hosts = Object.entries(await readHosts(hostFiles({ headers: [], redirects, baseUrl })))
  })

  it.each([...ANSWERED_BY_HOSTS, ...ANSWERED_BY_SCRIPT])('the rule maps %s to %s', (address, target) => {
    expect(redirectTarget(baseUrl + address.slice(1), MOVED, baseUrl)).toBe(at(target))
    expect(new URL(at(target) ?? '/', 'https://craft.js.org').host).toBe('craft.js.org')
  })

  it.each(ANSWERED_BY_HOSTS)('every host redirects %s to %s', (address, target) => {
    for (const [name, { redirectOf }] of hosts) {
      expect(redirectOf(baseUrl + address.slice(1)), name).toBe(at(target))
      const slashed = withoutSlash(redirectOf(`${baseUrl}${address.slice(1)}/`))
      expect([null, withoutSlash(at(target))], name).toContain(slashed)
    }
  })

  it.each(ANSWERED_BY_SCRIPT)('%s reaches 404.html, whose script redirects to %s', (address, target) => {
    const requested = baseUrl + address.slice(1)
    for (const [name, { redirectOf }] of hosts) expect(redirectOf(requested), name).toBeNull()
    const { pathname, search, hash } = new URL(`https://craft.js.org${requested}?x=1&y=%20#props`)
    let location: string | null = null
    vm.runInNewContext(script, {
      location: { pathname, search, hash, replace: (to: string) => (location = to) },
    })
    expect(location).toBe(target === null ? null : `${at(target)}?x=1&y=%20#props`)
  })
})

it('the script is small and cannot close its own script element', () => {
  const source = redirectScript([{ from: '/</script><p>', to: '/' }], '/', process.cwd())
  expect(source).not.toContain('</')
  expect(source.length).toBeLessThan(1300)
})
