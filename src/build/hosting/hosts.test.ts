import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { HeaderRule } from './headerRules'
import { hostFiles, HOSTS } from './hosts'
import { legacyRedirects, toServedPages } from './redirects'
import type { HostName } from '../../model/hosts'

const facts = {
  headers: [{ for: '/craft.js/*', headers: { 'X-Content-Type-Options': 'nosniff' } }],
  redirects: [{ from: '/old', to: '/new' }],
  baseUrl: '/craft.js/',
}

it('redirects to the address of a page that the host serves', () => {
  const redirects = [
    ...legacyRedirects(['/', '/docs/overview', '/docs/api/editor']),
    { from: '/old', to: '/new' },
  ]
  const targets = (host?: HostName) => toServedPages(redirects, { ...(host && { host }) }).map(({ to }) => to)
  expect(targets('Cloudflare Pages')).toEqual(['/', '/docs/overview/', '/docs/api/:splat', '/new/'])
  for (const host of [undefined, 'Vercel'] as const)
    expect(targets(host)).toEqual(['/', '/docs/overview', '/docs/api/:splat', '/new'])
})

describe('the table of hosts', () => {
  it.each(HOSTS)('names $readBy in the comments of their files', ({ readBy, files }) => {
    const own = hostFiles(facts).filter((file) => file.path in files && file.text.startsWith('#'))
    for (const { path, text } of own)
      for (const name of readBy) expect(text.split('\n')[0], path).toContain(name)
  })

  it.each(HOSTS.filter(({ files }) => !('.nojekyll' in files)))(
    'adds extra rules only for $readBy, under the path prefix',
    (host) => {
      const extra = {
        headers: [{ for: '/docs/*', headers: { 'X-Own': 'yes' } }],
        redirects: [{ from: '/own', to: '/new' }],
      }
      const changed = hostFiles(
        facts,
        HOSTS.map((other) => (other === host ? { ...host, extra } : other)),
      )
      const own = changed.filter((file) => file.path in host.files)
      const text = own.map((file) => file.text.replaceAll('\\', '')).join('\n')
      for (const part of ['X-Own', '/craft.js/docs/', '/craft.js/own', '/craft.js/old'])
        expect(text).toContain(part)
      const others = hostFiles(facts).filter((file) => !(file.path in host.files))
      expect(changed.filter((file) => !(file.path in host.files))).toEqual(others)
    },
  )

  it.each([
    ['/docs/*', 'X-Robots-Tag', true],
    ['/docs/*', 'x-robots-tag', true],
    ['/a.md', 'X-Robots-Tag', true],
    ['/support/', 'Cache-Control', true],
    ['/support', 'Cache-Control', true],
    ['/docs/*', 'Cache-Control', false],
    ['/supporters', 'Cache-Control', false],
    ['/docs/*', 'CDN-Cache-Control', false],
  ])(
    'a host’s rule for %s and %s is rejected if a common rule sets that header there: %s',
    (path, name, refused) => {
      const common: HeaderRule[] = [
        { for: '/*.md', headers: { 'X-Robots-Tag': 'noindex' } },
        { for: '/support/', headers: { 'Cache-Control': 'no-cache' } },
      ]
      const extra = { headers: [{ for: path, headers: { [name]: 'x' } }] }
      const write = () =>
        hostFiles({ ...facts, headers: common, baseUrl: '/' }, [{ readBy: ['One'], files: {}, extra }])
      if (refused) expect(write).toThrow(`Two header rules set ${name} on the same path: “`)
      else expect(write()).toEqual([])
    },
  )

  it('has a guide in docs/deploying for each host, which names its files, and no other guides', () => {
    const folder = path.resolve(__dirname, '../../../docs/deploying')
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
    const guides = readdirSync(folder).filter((file) => file !== 'README.md')
    const published = HOSTS.map(({ readBy, ...host }) => ({
      ...host,
      readBy: readBy.filter((name) => name !== 'npm run serve'),
    }))
    const titles = guides.map((file) => /^# (.*)\n/.exec(read(file))?.[1])
    expect(titles.sort()).toEqual(published.flatMap(({ readBy }) => readBy).sort())
    for (const { readBy, files } of published)
      for (const name of readBy) {
        const guide = guides.find((file) => read(file).startsWith(`# ${name}\n`)) ?? ''
        expect(read('README.md')).toContain(`[${name}](${guide})`)
        for (const file of Object.keys(files)) expect(read(guide), guide).toContain(file)
      }
  })
})
