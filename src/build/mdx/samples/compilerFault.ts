import { AuthorError } from '../../errors'

/** Says that the native compiler did not do what it is asked for: no sample counts as right then. */
export function compilerFault(problem: string): AuthorError {
  return new AuthorError(
    `The code samples could not be checked: ${problem}`,
    'No sample is to blame. Run `npm ci`; if it stays, the compiler is another than src/build/mdx/samples/findProblems.ts knows.',
  )
}
