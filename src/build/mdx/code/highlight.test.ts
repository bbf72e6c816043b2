import { describe, expect, it } from 'vitest'
import { highlighterFor, joinTokens, type Token } from './highlight'
import { type Language, languageOf, LANGUAGES } from './languages'

const token = (kind: Token['kind'], text: string): Token => ({ kind, text })

describe('joinTokens', () => {
  it('joins neighbors of one kind', () => {
    expect(joinTokens([token('string', 'a'), token('string', 'b'), token(null, 'c')])).toEqual([
      token('string', 'ab'),
      token(null, 'c'),
    ])
  })

  it('joins white space between two of one kind, including line breaks', () => {
    expect(
      joinTokens([token('comment', 'a'), token(null, '\n'), token('comment', '  '), token('comment', 'b')]),
    ).toEqual([token('comment', 'a\n  b')])
  })

  it('leaves white space without a color', () => {
    expect(joinTokens([token('keyword', ' '), token('string', 'a'), token('string', ' ')])).toEqual([
      token(null, ' '),
      token('string', 'a'),
      token(null, ' '),
    ])
  })
})

it.each(['md', 'mdx'] as const)(
  'colors code inside of %s, whatever was highlighted before',
  async (language) => {
    const highlight = await highlighterFor([language])
    const [, line = []] = highlight('```js\ncall()\n```', language)
    expect(line[0]).toEqual(token('function', 'call'))
  },
)

describe('languageOf', () => {
  it('supports aliases, and capitals', () => {
    expect(['tsx', 'JS', 'javascript', 'yml', 'Shell'].map(languageOf)).toEqual([
      'tsx',
      'js',
      'js',
      'yaml',
      'sh',
    ])
    expect(['', 'cobol', 'constructor'].map(languageOf)).toEqual([null, null, null])
  })
})

describe('highlighterFor', () => {
  const samples: Record<Language, string> = {
    js: 'const a = 1',
    jsx: '<A b="c" />',
    ts: 'type A = <T>(a: T) => string',
    tsx: 'const a: B = <C />',
    bash: 'npm i --save # x',
    sh: 'echo "$HOME"',
    json: '{ "a": 1 }',
    jsonc: '{ "a": 1 } // b',
    css: 'a { color: red }',
    html: '<a href="b">c</a>',
    mdx: '# A <B />',
    md: '# A',
    diff: '- a\n+ b',
    graphql: 'query { a(b: 1) }',
    yaml: 'a: "b"',
    toml: 'a = 1',
    nginx: 'server { listen 80; }',
    http: 'GET / HTTP/1.1\nHost: a.b',
    text: 'a',
  }

  it.each(LANGUAGES)('knows %s, and loses no character', { timeout: 60_000 }, async (language) => {
    const highlight = await highlighterFor([language])
    const lines = highlight(samples[language], language)
    expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(samples[language])
    expect(lines.flat().some(({ kind }) => kind !== null)).toBe(language !== 'text')
  })

  it('distinguishes kinds of tokens', { timeout: 60_000 }, async () => {
    const highlight = await highlighterFor(['tsx'])
    const code =
      'export const App = ({ enabled = true }: Props) => <Editor on="x">{run(a.b, 1)}</Editor> // end'
    const kinds = joinTokens(highlight(code, 'tsx').flat()).flatMap(({ kind, text }) =>
      kind ? [`${kind}: ${text}`] : [],
    )
    expect(kinds).toMatchInlineSnapshot(`
      [
        "keyword: export const",
        "function: App",
        "parameter: enabled",
        "number: true",
        "type: Props",
        "keyword: =>",
        "tag: <Editor",
        "attribute: on=",
        "string: "x"",
        "tag: >",
        "function: run",
        "property: b",
        "number: 1",
        "tag: </Editor>",
        "comment: // end",
      ]
    `)
  })
})
