import type { VFile } from 'vfile'
import type { WrittenCode } from '../../model/body'
import type { SampleFindings } from '../../model/sample'

/** Asks the compiler about the samples of a page; the `version` changes when its answers may. */
export interface SampleInspector {
  version: string
  /** What it found out about each sample, in order; `null` for what is not checked as a whole. */
  inspect(samples: readonly WrittenCode[]): Promise<(SampleFindings | null)[]>
}

/** Gives the plugins that work on `file` somebody to ask about its samples. */
export function lendInspector(file: VFile, inspector: SampleInspector | undefined): void {
  file.data.samples = inspector
}

/** What is known about the samples of `file`; `null` for each when there is nobody to ask. */
export async function findingsOf(
  file: VFile,
  samples: readonly WrittenCode[],
): Promise<(SampleFindings | null)[]> {
  const inspector = file.data.samples as SampleInspector | undefined
  return inspector ? inspector.inspect(samples) : samples.map(() => null)
}
