import type { LanguageRegistration } from 'shiki/core'

/** What a grammar file hands out: itself and those it embeds. */
interface Grammar {
  default: LanguageRegistration[]
}

/**
 * Where the grammar of each language comes from; `null` for plain text. JavaScript in all its forms but pure
 * TypeScript reads by one grammar, which halves what has to be compiled.
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

/** All of them; `npm` is one more, which becomes tabs of `bash`. */
export const LANGUAGES = Object.keys(GRAMMARS) as Language[]

/** Other names that people write for them. */
const ALSO_CALLED: Readonly<Record<string, Language>> = {
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

/** The language that a fence names, in capitals too, or `null`. */
export function languageOf(name: string): Language | null {
  const plain = name.toLowerCase()
  if (Object.hasOwn(GRAMMARS, plain)) return plain as Language
  return Object.hasOwn(ALSO_CALLED, plain) ? (ALSO_CALLED[plain] ?? null) : null
}

/** Loads the grammar of `language`; `null` for plain text. */
export async function loadGrammar(language: Language): Promise<LanguageRegistration[] | null> {
  return (await GRAMMARS[language]?.())?.default ?? null
}

/** Name of the grammar that `language` is read by. */
export function grammarName(language: Language): string {
  return RENAMED[language] ?? language
}

const RENAMED: Partial<Record<Language, string>> = {
  js: 'tsx',
  jsx: 'tsx',
  ts: 'typescript',
  bash: 'shellscript',
  sh: 'shellscript',
  md: 'markdown',
}
