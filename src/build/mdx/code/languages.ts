import type { LanguageRegistration } from 'shiki/core'

/** The exports of a grammar file: the grammar and those that it embeds. */
interface Grammar {
  default: LanguageRegistration[]
}

/**
 * The grammar of each language; `null` for plain text. JavaScript, JSX and TSX share one grammar, which halves what has
 * to be compiled.
 */
const GRAMMARS = {
  js: () => import('shiki/langs/tsx.mjs'),
  jsx: () => import('shiki/langs/tsx.mjs'),
  ts: () => import('shiki/langs/typescript.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  bash: () => import('shiki/langs/bash.mjs'),
  sh: () => import('shiki/langs/bash.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  jsonc: () => import('shiki/langs/jsonc.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  mdx: () => import('shiki/langs/mdx.mjs'),
  md: () => import('shiki/langs/markdown.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  graphql: () => import('shiki/langs/graphql.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
  toml: () => import('shiki/langs/toml.mjs'),
  nginx: () => import('shiki/langs/nginx.mjs'),
  http: () => import('shiki/langs/http.mjs'),
  text: null,
} as const satisfies Record<string, (() => Promise<Grammar>) | null>

/** A language that a fence may name. */
export type Language = keyof typeof GRAMMARS

/** All languages but `npm`, which becomes tabs of `bash`. */
export const LANGUAGES = Object.keys(GRAMMARS) as Language[]

const ALIASES: Readonly<Record<string, Language>> = {
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  typescript: 'ts',
  shell: 'sh',
  zsh: 'sh',
  console: 'sh',
  yml: 'yaml',
  markdown: 'md',
  gql: 'graphql',
  txt: 'text',
  plaintext: 'text',
}

/** The language with this name or alias, whatever its case, or `null`. */
export function languageOf(name: string): Language | null {
  const plain = name.toLowerCase()
  if (Object.hasOwn(GRAMMARS, plain)) return plain as Language
  return Object.hasOwn(ALIASES, plain) ? (ALIASES[plain] ?? null) : null
}

/** Loads the grammar of `language`; `null` for plain text. */
export async function loadGrammar(language: Language): Promise<LanguageRegistration[] | null> {
  return (await GRAMMARS[language]?.())?.default ?? null
}

/** Grammars that are not named like the language. */
const GRAMMAR_NAMES: Partial<Record<Language, string>> = {
  js: 'tsx',
  jsx: 'tsx',
  ts: 'typescript',
  bash: 'shellscript',
  sh: 'shellscript',
  md: 'markdown',
}

/** Name of the grammar of `language`. */
export const grammarName = (language: Language): string => GRAMMAR_NAMES[language] ?? language
