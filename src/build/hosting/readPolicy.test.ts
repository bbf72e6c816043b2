import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readPolicy } from './readPolicy'

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'policy-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function build(file: string, head: string): void {
  const target = path.join(root, 'public', file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, `<!DOCTYPE html><html><head><meta charset="utf-8"/>${head}</head></html>`)
}

const stating = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`

it('returns the policy of all pages', () => {
  build('index.html', stating('script-src &#x27;self&#x27;'))
  build('docs/a/index.html', stating('script-src &#x27;self&#x27;'))
  build('404.html', stating('script-src &#x27;self&#x27;'))
  expect(readPolicy(['/', '/docs/a', '/404.html'], root)).toBe("script-src 'self'")
})

it('combines the hashes of pages with different inline scripts', () => {
  build('index.html', stating('script-src sha256-one sha256-all; img-src data:'))
  build('a/index.html', stating('script-src sha256-two sha256-all; img-src data:'))
  expect(readPolicy(['/', '/a'], root)).toBe('script-src sha256-one sha256-all sha256-two; img-src data:')
})

it('throws for a page without a policy, and names it', () => {
  build('b/index.html', '')
  expect(() => readPolicy([], root)).toThrow('No page was built.')
  expect(() => readPolicy(['/b'], root)).toThrow('public/b/index.html states no content security policy.')
})
