import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './policy'

const policy = contentSecurityPolicy({
  scripts: ['sha256-a='],
  styles: ['sha256-b='],
  styleAttributes: ['sha256-c='],
  imageHosts: ['https://img.shields.io'],
  connectHosts: [],
})

test('allows inline code by its hash only', () => {
  expect(policy).toContain("script-src 'self' 'sha256-a=';")
  expect(policy).toContain("style-src 'self' 'sha256-b=';")
  expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-c=';")
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)/)
})

test('allows nothing that it does not name', () => {
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).toContain("img-src 'self' data: https://img.shields.io;")
})

test('asks for Trusted Types', () => {
  expect(policy).toContain(
    "require-trusted-types-for 'script'; trusted-types prose boot gatsby#webpack default",
  )
})
