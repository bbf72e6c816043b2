import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { headerRules, type HeaderRule } from './headerRules'

const rulesAt = (baseUrl: string) =>
  headerRules({
    policy: "default-src 'none'",
    sections: ['/blog', '/docs', '/docs-archive', '/examples', '/search', '/support'],
    hashed: ['404-85ca16227b4bfd3e6bc6.js', 'app-7b5e7a60804f7db97ec3.js', 'styles.ee0a5fc3c6b9de826439.css'],
    baseUrl,
  })

/** What a pattern matches at most, however a host reads `*` and a slash at the end. */
const stem = (pattern: string) => pattern.replace(/\/?\*?$/, '')

function canMeet(one: HeaderRule, other: HeaderRule): boolean {
  const [first, second] = [stem(one.for), stem(other.for)]
  const begins = (rule: HeaderRule, whole: string, part: string) =>
    rule.for.endsWith('*') && whole.startsWith(part)
  return first === second || begins(one, second, first) || begins(other, first, second)
}

/** Headers that two rules set for one path. */
function contested(rules: readonly HeaderRule[]): string[] {
  return rules.flatMap((one, at) =>
    rules
      .slice(at + 1)
      .filter((other) => canMeet(one, other))
      .flatMap((other) =>
        Object.keys(one.headers)
          .filter((name) => name in other.headers)
          .map((name) => `${name}: ${one.for} and ${other.for}`),
      ),
  )
}

const policyOf = (rule: HeaderRule | undefined) => rule?.headers['Content-Security-Policy'] ?? ''

describe.each(['/', '/craft.js/'])('the header rules under %s', (baseUrl) => {
  const rules = rulesAt(baseUrl)
  const ruleFor = (path: string) => rules.find((rule) => rule.for === baseUrl + path)

  it('set no header twice for one path', () => {
    expect(contested(rules)).toEqual([])
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
      expect(directives).toEqual(
        expect.arrayContaining([
          'sandbox allow-scripts allow-forms',
          "default-src 'none'",
          "frame-ancestors 'self'",
        ]),
      )
      expect(directives.join()).not.toContain('http')
    }
  })
})

it('finds what overlaps', () => {
  const rule = (path: string, name = 'A') => ({ for: path, headers: { [name]: '1' } })
  expect(contested([rule('/docs'), rule('/docs/*')])).toEqual(['A: /docs and /docs/*'])
  expect(contested([rule('/docs*'), rule('/doc'), rule('/*', 'B')])).toEqual([])
})

it('cover the documents of every example', () => {
  const documents = rulesAt('/').flatMap(
    ({ for: path }) => /^\/(examples\/\w+\/index\.html)$/.exec(path)?.[1] ?? [],
  )
  const examples = readdirSync('examples').map((name) => `examples/${name}/index.html`)
  expect(documents.sort()).toEqual(examples.filter((file) => existsSync(file)).sort())
})
