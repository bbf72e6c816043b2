/**
 * The languages that a fence may name, with the names of their grammars in Shiki; `null` for plain text. Only `npm` is
 * missing: it becomes tabs of `bash`. JavaScript, JSX and TSX share one grammar, so there is half as much to compile.
 */
export const GRAMMARS = {
  js: 'tsx',
  jsx: 'tsx',
  ts: 'ts',
  tsx: 'tsx',
  bash: 'bash',
  sh: 'sh',
  json: 'json',
  jsonc: 'jsonc',
  css: 'css',
  html: 'html',
  mdx: 'mdx',
  md: 'md',
  diff: 'diff',
  graphql: 'graphql',
  yaml: 'yaml',
  toml: 'toml',
  nginx: 'nginx',
  http: 'http',
  sql: 'sql',
  text: null,
} as const

/** A language that a fence may name. */
export type Language = keyof typeof GRAMMARS

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

/** The language with this name or alias, ignoring case, or `null`. */
export function languageOf(name: string): Language | null {
  const plain = name.toLowerCase()
  if (Object.hasOwn(GRAMMARS, plain)) return plain as Language
  return Object.hasOwn(ALIASES, plain) ? (ALIASES[plain] ?? null) : null
}
