import type { VFile } from 'vfile'
import type { WrittenCode } from '../../model/body'
import type { SampleFindings } from '../../model/sample'

/** Checks the samples of a page and tells the types in them. */
export interface SampleChecker {
  /** What was found out about each of a page's samples, in order; `null` for what is not checked as a whole. */
  findingsOf(samples: readonly WrittenCode[]): Promise<(SampleFindings | null)[]>
  /** Whether all of a page's samples that should be checked have been. */
  knowsAll(samples: readonly WrittenCode[]): boolean
  /** Frees TypeScript's memory, some 200 MB; it is loaded again on demand. */
  dispose(): void
}

/** A remark plugin that has `checker` check the samples of the files that the other plugins work on. */
export function checkSamplesWith(checker: SampleChecker) {
  return () =>
    (_: unknown, file: VFile): void =>
      attachChecker(file, checker)
}

/** Lets the plugins that work on `file` ask `checker` about its samples. */
export function attachChecker(file: VFile, checker: SampleChecker | undefined): void {
  file.data.samples = checker
}

/** What is known about the samples of `file`; `null` for each without a checker. */
export async function findingsOf(
  file: VFile,
  samples: readonly WrittenCode[],
): Promise<(SampleFindings | null)[]> {
  const checker = file.data.samples as SampleChecker | undefined
  return checker ? checker.findingsOf(samples) : samples.map(() => null)
}
