import type { HighlighterCore } from 'shiki/core'
import { GRAMMARS, type Language, LANGUAGES } from './languages'
import { TOKEN_THEME, type TokenClass, tokenClassOf } from './tokenTheme'

/** Part of a line of code; `kind` is `null` for text without a color. */
export interface Token {
  kind: TokenClass | null
  text: string
}

/** Splits code into lines of tokens. */
export type Highlight = (code: string, language: Language) => Token[][]

/** Created for the first code block, because creating it takes 250 ms. */
let shared: Promise<HighlighterCore> | null = null

async function createHighlighter(): Promise<HighlighterCore> {
  const [{ createHighlighterCore }, { createOnigurumaEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/oniguruma'),
  ])
  const engine = await createOnigurumaEngine(import('shiki/wasm'))
  return createHighlighterCore({ themes: [TOKEN_THEME], langs: [], engine })
}

/**
 * Languages that can embed code in other languages. Shiki highlights embedded code only if its grammar is loaded, so these
 * languages load all grammars. Otherwise, colors would depend on which pages were compiled before.
 */
const EMBEDDING: readonly Language[] = ['md', 'mdx', 'html']

/** A highlighter with the grammars of `languages` loaded. */
export async function highlighterFor(languages: Iterable<Language>): Promise<Highlight> {
  const used = [...languages].filter((language) => language !== 'text')
  if (used.length === 0) return plainLines
  const highlighter = await (shared ??= createHighlighter())
  const { bundledLanguages } = await import('shiki/langs')
  const wanted = used.some((language) => EMBEDDING.includes(language)) ? LANGUAGES : used
  for (const grammar of wanted.flatMap((language) => GRAMMARS[language] ?? [])) {
    if (highlighter.getLoadedLanguages().includes(grammar)) continue
    await highlighter.loadLanguage(bundledLanguages[grammar])
  }
  return (code, language) => (language === 'text' ? plainLines(code) : tokenize(highlighter, code, language))
}

function tokenize(highlighter: HighlighterCore, code: string, language: Language): Token[][] {
  const lines = highlighter.codeToTokensBase(code, {
    lang: GRAMMARS[language] ?? 'text',
    theme: 'tokens',
    tokenizeMaxLineLength: MAX_LINE_LENGTH,
    // The default of half a second would leave code without colors on a busy machine.
    tokenizeTimeLimit: 0,
  })
  return lines.map((line) => line.map(({ content, color }) => ({ kind: tokenClassOf(color), text: content })))
}

/** Longer lines are not highlighted: they are data, and grammars are slow on them. */
const MAX_LINE_LENGTH = 2000

/** Splits code into lines without highlighting it. */
export function plainLines(code: string): Token[][] {
  return code.split('\n').map((line) => (line === '' ? [] : [{ kind: null, text: line }]))
}

/** Joins adjacent tokens of the same kind, including the white space between them. */
export function joinTokens(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    const before = joined.at(-2)
    const kind = token.text.trim() === '' ? null : token.kind
    if (last?.kind === kind) last.text += token.text
    else if (kind !== null && before?.kind === kind && last?.text.trim() === '') {
      joined.pop()
      before.text += last.text + token.text
    } else joined.push({ kind, text: token.text })
  }
  return joined
}
