import { expect, test } from './test'

/** Who may frame a page by the policy in its headers, and the paths that such a policy stands on. */
const framing: [title: string, ancestors: string[], paths: string[]][] = [
  [
    'nobody frames a page',
    ["'none'"],
    ['', 'support', 'docs', 'docs/', 'docs/overview', 'docs/nowhere', 'blog/archive', '404', '404.html'],
  ],
  [
    'this site alone frames the example editors',
    ["'self'"],
    ['examples', 'examples/', 'examples/basic', 'examples/landing/', 'examples/basic/index.html'],
  ],
  [
    'the not-found page elsewhere keeps to its meta tag',
    [],
    ['nowhere', 'examples/nowhere', 'examples/basic/nowhere.js'],
  ],
]

for (const [title, ancestors, paths] of framing) {
  test(`${title}, and no header is sent twice`, async ({ request, baseURL }) => {
    for (const path of paths) {
      const headers = (await request.get(`${baseURL}${path}`)).headers()
      const policy = headers['content-security-policy'] ?? ''
      expect(
        [...policy.matchAll(/frame-ancestors ([^;]*)/g)].map(([, who]) => who),
        path,
      ).toEqual(ancestors)
      expect(policy.match(/default-src/g) ?? [], path).toHaveLength(ancestors.length)
      expect(headers['x-frame-options'], path).toBe('SAMEORIGIN')
      expect(headers['cache-control'], path).toMatch(/^(?:public, max-age=0, must-revalidate|no-store)$/)
    }
  })
}
