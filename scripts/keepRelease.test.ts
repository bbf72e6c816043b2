import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '../src/model/policy'
import { headerRules, hostFiles, HOSTS } from '../src/build/hosting'
import { joinedPolicy, keepRelease } from './keepRelease'

const policyWith = (script: string, imageHost = 'https://a.example') =>
  contentSecurityPolicy({
    scripts: [`sha256-${script}=`],
    styles: ['sha256-style='],
    styleAttributes: [],
    imageHosts: [imageHost],
    connectHosts: [],
  })

describe('joinedPolicy', () => {
  it('takes over the hashes of the release before, and no host', () => {
    const joined = joinedPolicy(policyWith('new'), policyWith('old', 'https://b.example'))
    expect(joined).toContain("script-src 'self' 'sha256-new=' 'sha256-old=';")
    expect(joined).toContain("style-src 'self' 'sha256-style=';")
    expect(joined).not.toContain('b.example')
  })

  it('says the same when nothing has changed', () => {
    expect(joinedPolicy(policyWith('new'), policyWith('new'))).toBe(policyWith('new'))
  })
})

describe('keepRelease', () => {
  let root: string
  const at = (file: string) => path.join(root, file)
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
  }
  const release = (folder: string, script: string, chunk: string) => {
    const headers = headerRules({ policy: policyWith(script), sections: ['/docs'], hashed: [], baseUrl: '/' })
    for (const file of hostFiles({ headers, redirects: [], baseUrl: '/' }))
      write(`${folder}/${file.path}`, file.text)
    write(`${folder}/app-${chunk}.js`, script)
    write(`${folder}/static/${chunk}.woff2`, script)
    write(`${folder}/index.html`, script)
    write(`${folder}/page-data/${script}.json`, script)
  }
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'release-'))
    release('before', 'old', '00000000000000000000')
    release('now', 'new', '11111111111111111111')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('adds hashed files and the hashes of the policy, in every format, and nothing else', () => {
    expect(keepRelease(at('now'), at('before'))).toEqual({ files: 2, hashes: 1 })
    expect(existsSync(at('now/app-00000000000000000000.js'))).toBe(true)
    expect(existsSync(at('now/static/00000000000000000000.woff2'))).toBe(true)
    expect(existsSync(at('now/page-data/old.json'))).toBe(false)
    expect(readFileSync(at('now/index.html'), 'utf8')).toBe('new')
    const files = HOSTS.flatMap((host) => Object.keys(host.files))
    const stating = files.filter((file) => readFileSync(at(`now/${file}`), 'utf8').includes('sha256-new='))
    expect(stating).toEqual(expect.arrayContaining(['_headers', '_nginx.conf', 'vercel.json']))
    for (const file of stating)
      expect(readFileSync(at(`now/${file}`), 'utf8'), file).toContain("'sha256-new=' 'sha256-old='")
  })

  it('keeps lines of _headers within what Cloudflare Pages reads', () => {
    keepRelease(at('now'), at('before'))
    const lines = readFileSync(at('now/_headers'), 'utf8').split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
  })

  it('asks for a built site', () => {
    expect(() => keepRelease(at('now'), at('nowhere'))).toThrow('states no policy')
  })
})
