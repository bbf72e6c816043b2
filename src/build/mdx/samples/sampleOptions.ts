import type ts from 'typescript'

/** The rules that samples are checked by: those of a strict project that a reader would start today. */
export const SAMPLE_OPTIONS = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: false,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  isolatedModules: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

/** What a sample may import beside packages and files of its page. */
export const AMBIENT = `declare module '*.css'\n`

/** The same rules as the API of TypeScript 5.9 takes them. */
export function compilerOptions(compiler: typeof ts): ts.CompilerOptions {
  const { options, errors } = compiler.convertCompilerOptionsFromJson(SAMPLE_OPTIONS, '')
  const [error] = errors
  if (error) throw new Error(compiler.flattenDiagnosticMessageText(error.messageText, ' '))
  return options
}
