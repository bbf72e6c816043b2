import type { GrammarState, HighlighterCore } from 'shiki/core'
import { grammarName, type Language, loadGrammar } from './languages'
import { rememberLines } from './rememberLines'
import { TOKEN_THEME, type TokenClass, tokenClassOf } from './tokenTheme'

/** A stretch of one line of code; `kind` is `null` for text without a color. */
export interface Token {
  kind: TokenClass | null
  text: string
  /** What is shown to those who point at it. */
  type?: string
}

/** Splits code into lines of tokens. */
export type Highlight = (code: string, language: Language) => Token[][]

let shared: Promise<HighlighterCore> | null = null

/** The one highlighter of the process: it is made at the first code block, since it takes 250 ms to make. */
async function makeHighlighter(): Promise<HighlighterCore> {
  const [{ createHighlighterCore }, { createOnigurumaEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/oniguruma'),
  ])
  const engine = await createOnigurumaEngine(import('shiki/wasm'))
  return createHighlighterCore({ themes: [TOKEN_THEME], langs: [], engine })
}

/** A highlighter that has read the grammars of `languages`. */
export async function highlighterFor(languages: Iterable<Language>): Promise<Highlight> {
  const wanted = [...languages].filter((language) => language !== 'text')
  if (wanted.length === 0) return plainLines
  const highlighter = await (shared ??= makeHighlighter())
  for (const language of wanted) {
    if (highlighter.getLoadedLanguages().includes(grammarName(language))) continue
    const grammar = await loadGrammar(language)
    if (grammar !== null) await highlighter.loadLanguage(grammar)
  }
  return (code, language) => (language === 'text' ? plainLines(code) : readerOf(highlighter, language)(code))
}

type ReadCode = (code: string) => Token[][]

const readers = new Map<Language, ReadCode>()

/** Reads code of one language, each line once. */
function readerOf(highlighter: HighlighterCore, language: Language): ReadCode {
  const read = readers.get(language) ?? newReader(highlighter, language)
  readers.set(language, read)
  return read
}

function newReader(highlighter: HighlighterCore, language: Language): ReadCode {
  const options = {
    lang: grammarName(language),
    theme: 'tokens',
    tokenizeMaxLineLength: LONGEST_LINE,
    // By default a line gets half a second, so that a busy machine would leave code without colors.
    tokenizeTimeLimit: 0,
  }
  const read = rememberLines<Token, GrammarState>(
    (line, before) => {
      const lines = highlighter.codeToTokensBase(
        line,
        before ? { ...options, grammarState: before } : options,
      )
      const state = highlighter.getLastGrammarState(lines)
      if (state === undefined) throw new Error(`The state after a line of ${language} is not known.`)
      return {
        tokens: lines.flat().map(({ content, color }) => ({ kind: tokenClassOf(color), text: content })),
        state,
      }
    },
    (one, other) => {
      const [a, b] = [one.getInternalStack(), other.getInternalStack()]
      return a !== undefined && b !== undefined && a.equals(b)
    },
  )
  return (code) => read(code).map((line) => line.map((token) => ({ ...token })))
}

/** Lines longer than this stay plain: they are data, and grammars are slow on them. */
const LONGEST_LINE = 2000

/** Code without any colors. */
export function plainLines(code: string): Token[][] {
  return code.split('\n').map((line) => (line === '' ? [] : [{ kind: null, text: line }]))
}

/** Joins neighbors of one kind; white space goes along with whatever stands on both sides of it. */
export function joinTokens(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    const before = joined.at(-2)
    const kind = token.text.trim() === '' ? null : token.kind
    if (token.type !== undefined) joined.push({ ...token })
    else if (last?.kind === kind && last.type === undefined) last.text += token.text
    else if (
      kind !== null &&
      before?.kind === kind &&
      before.type === undefined &&
      last?.type === undefined &&
      last?.text.trim() === ''
    ) {
      joined.pop()
      before.text += last.text + token.text
    } else joined.push({ kind, text: token.text })
  }
  return joined
}
