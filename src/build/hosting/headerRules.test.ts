import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { headerRules, type HeaderRule } from './headerRules'
import { hostFiles } from './hosts'

const rulesAt = (baseUrl: string) =>
  headerRules({
    policy: "default-src 'none'",
    sections: ['/blog', '/docs', '/docs-archive', '/examples', '/search', '/support'],
    hashed: ['404-85ca16227b4bfd3e6bc6.js', 'app-7b5e7a60804f7db97ec3.js', 'styles.ee0a5fc3c6b9de826439.css'],
    baseUrl,
  })

const policyOf = (rule: HeaderRule | undefined) => rule?.headers['Content-Security-Policy'] ?? ''

describe.each(['/', '/craft.js/'])('the header rules under %s', (baseUrl) => {
  const rules = rulesAt(baseUrl)
  const ruleFor = (path: string) => rules.find((rule) => rule.for === baseUrl + path)

  it('set no header twice for one path', () => {
    expect(() => hostFiles({ headers: rules, redirects: [], baseUrl })).not.toThrow()
  })

  it('forbid frames of pages, and allow the site to frame the editors', () => {
    for (const path of ['docs*', '404.html', '404/', 'examples/', 'examples/index.html']) {
      expect(policyOf(ruleFor(path)), path).toBe("default-src 'none'; frame-ancestors 'none'")
    }
    for (const path of ['examples/basic/', 'examples/landing/index.html']) {
      expect(policyOf(ruleFor(path)), path).toContain("frame-ancestors 'self'")
    }
  })

  it('give the frame of the playground an opaque origin and a policy of its own', () => {
    for (const path of ['sandbox/', 'sandbox/index.html']) {
      const directives = policyOf(ruleFor(path)).split('; ')
      for (const own of ['sandbox allow-scripts allow-forms', "default-src 'none'", "frame-ancestors 'self'"])
        expect(directives).toContain(own)
      expect(directives.join()).not.toContain('http')
    }
  })
})

it('cover the documents of every example', () => {
  const documents = rulesAt('/').flatMap(
    ({ for: path }) => /^\/(examples\/\w+\/index\.html)$/.exec(path)?.[1] ?? [],
  )
  const examples = readdirSync('examples').map((name) => `examples/${name}/index.html`)
  expect(documents.sort()).toEqual(examples.filter((file) => existsSync(file)).sort())
})
