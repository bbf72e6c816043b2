import { describe, expect, it } from 'vitest'
import { highlighterFor, joinTokens, type Token } from './highlight'
import { languageOf, LANGUAGES } from './languages'

const token = (kind: Token['kind'], text: string): Token => ({ kind, text })

it('merges adjacent tokens of the same kind with the white space between them, but no other', () => {
  const before = [token('string', 'a'), token('string', 'b'), token(null, '\n'), token('string', 'c')]
  expect(joinTokens([...before, token(null, 'd'), token('keyword', ' ')])).toEqual([
    token('string', 'ab\nc'),
    token(null, 'd '),
  ])
})

it.each(['md', 'mdx'] as const)(
  'highlights code inside %s, whatever was highlighted before',
  async (language) => {
    const highlight = await highlighterFor([language])
    const [, line = []] = highlight('```js\ncall()\n```', language)
    expect(line[0]).toEqual(token('function', 'call'))
  },
)

it('languages have aliases, even in uppercase', () => {
  const names = ['tsx', 'JS', 'javascript', 'yml', 'Shell', '', 'cobol', 'constructor']
  expect(names.map(languageOf).join()).toBe('tsx,js,js,yaml,sh,,,')
})

describe('highlighterFor', () => {
  it.each(LANGUAGES)('supports %s without losing characters', { timeout: 60_000 }, async (language) => {
    const sample = 'const a: "b" = { c: 1 } // d\n<e f="$g">h</e>\n# i\n- j: 2'
    const lines = (await highlighterFor([language]))(sample, language)
    expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(sample)
    expect(lines.flat().some(({ kind }) => kind !== null)).toBe(language !== 'text')
  })
})
