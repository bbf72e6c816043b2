import { expect, it } from 'vitest'
import { policyReader } from './readPolicy'

const page = (file: string, policy: string) => ({
  file,
  head: `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  prose: null,
})

it('answers with the policy that all pages state', () => {
  const reader = policyReader()
  reader.read(page('a.html', 'script-src &#x27;self&#x27;'))
  reader.read(page('b.html', 'script-src &#x27;self&#x27;'))
  expect(reader.policy()).toBe("script-src 'self'")
})

it('fails where pages disagree or say nothing, and names them', () => {
  const reader = policyReader()
  expect(() => reader.policy()).toThrow('No page was built.')
  reader.read(page('a.html', 'one'))
  expect(() => reader.read(page('b.html', 'two'))).toThrow(
    'b.html states another content security policy than a.html.',
  )
  expect(() => reader.read({ file: 'c.html', head: '', prose: null })).toThrow(
    'c.html states no content security policy.',
  )
})
