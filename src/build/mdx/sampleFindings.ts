import type { VFile } from 'vfile'
import type { WrittenCode } from '../../model/body'
import type { SampleFindings } from '../../model/sample'

/** Checks the code samples of a page and finds the types in them. */
export interface SampleChecker {
  /** Findings about each sample of a page, in order; `null` for what is not checked. */
  findingsOf(samples: readonly WrittenCode[]): Promise<(SampleFindings | null)[]>
  /** Whether all samples that should be checked have been. */
  knowsAll(samples: readonly WrittenCode[]): boolean
  /** Frees TypeScript's memory, some 200 MB; it is loaded again on demand. */
  dispose(): void
}

/** A remark plugin that attaches `checker` to each file. */
export function checkSamplesWith(checker: SampleChecker) {
  return () =>
    (_: unknown, file: VFile): void =>
      attachChecker(file, checker)
}

/** Makes `checker` available to the plugins that process `file`. */
export function attachChecker(file: VFile, checker: SampleChecker | undefined): void {
  file.data.samples = checker
}

/** Findings about the samples of `file`; `null` for each when there is no checker. */
export async function findingsOf(
  file: VFile,
  samples: readonly WrittenCode[],
): Promise<(SampleFindings | null)[]> {
  const checker = file.data.samples as SampleChecker | undefined
  return checker ? checker.findingsOf(samples) : samples.map(() => null)
}
