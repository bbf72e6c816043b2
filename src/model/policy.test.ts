import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './policy'

const policy = contentSecurityPolicy({
  scripts: ['sha256-a='],
  styles: ['sha256-b='],
  styleAttributes: ['sha256-c='],
  imageHosts: ['https://img.shields.io'],
  connectHosts: [],
})

test('allows inline code only by hash, denies everything unlisted, and requires Trusted Types', () => {
  for (const directive of [
    "default-src 'none'",
    "script-src 'self' 'sha256-a='",
    "style-src 'self' 'sha256-b='",
    "style-src-attr 'unsafe-hashes' 'sha256-c='",
    "img-src 'self' data: https://img.shields.io",
    "require-trusted-types-for 'script'",
    'trusted-types prose boot gatsby#webpack default',
  ])
    expect(policy.split('; ')).toContain(directive)
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)/)
})
