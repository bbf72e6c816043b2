import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AuthorError } from '../../../errors'

/** TypeScript 7, a program of its own: it finds mistakes with a fraction of the work, and has no stable API yet. */
export interface NativeCompiler {
  version: string
  /** How it is started: the program, then its first arguments. */
  command: readonly [string, ...string[]]
}

/**
 * The native compiler below `root`, from the package for this system.
 *
 * The package `typescript` 7 around it is left out: its `tsc` would take the place of the one of TypeScript 5.9, which
 * ESLint and our type notes need. Throws an `AuthorError` when there is none.
 */
export function nativeCompiler(root: string): NativeCompiler {
  const name = `@typescript/typescript-${process.platform}-${process.arch}`
  const home = path.join(root, 'node_modules', name)
  const program = path.join(home, 'lib', process.platform === 'win32' ? 'tsc.exe' : 'tsc')
  try {
    const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
      version: string
    }
    return { version, command: [program] }
  } catch (cause) {
    throw new AuthorError(
      `The compiler that checks code samples is not installed: ${name} is missing (${String(cause)}).`,
      'Run `npm ci`, without --omit=optional. If this system is new, add its package to optionalDependencies in package.json.',
    )
  }
}
