import type ts from 'typescript'
import { AuthorError } from '../../../src/build/errors'
import { differenceOf } from './differenceOf'
import { signatureProgram } from './signatureProgram'
import type { ShownSignatures } from './signaturesIn'

/** How many declarations the pages show, and which of them the package declares in another way. */
export interface SignatureReport {
  all: number
  failures: AuthorError[]
}

/**
 * Compares every type, function and constant in the signatures of the pages with what the packages below `root` declare
 * under that name: each must be assignable to the other, with the same members, optional alike.
 */
export function checkSignatures(
  compiler: typeof ts,
  root: string,
  shown: readonly ShownSignatures[],
): SignatureReport {
  const report: SignatureReport = { all: 0, failures: [] }
  const { checker, declarations } = signatureProgram(compiler, root, shown)
  for (const { block, name, line, written, declared } of declarations) {
    const at = `content/docs/${block.docId}.mdx:${block.line + line}`
    report.all += 1
    if (declared === null) {
      report.failures.push(
        new AuthorError(
          `${at}: the packages have no “${name}”.`,
          'Correct the name, or say in REAL_NAMES what it stands for.',
        ),
      )
      continue
    }
    const difference = differenceOf(compiler, checker, written, declared)
    if (difference === null) continue
    report.failures.push(
      new AuthorError(
        `${at}: “${name}” is not as the package declares it: ${difference}`,
        `The package says: ${checker.typeToString(declared, undefined, compiler.TypeFormatFlags.NoTruncation).slice(0, 600)}`,
      ),
    )
  }
  return report
}
