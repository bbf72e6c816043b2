import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { WrittenCode } from '../../../model/body'
import type { SampleFindings } from '../../../model/sample'
import { cacheKey, type DiskCache, diskCache } from '../diskCache'
import type { SampleChecker } from '../sampleFindings'
import { type CompilationUnit, compilationUnits } from './compilationUnits'
import { loadTypeScript, type TypeChecker, typeChecker } from './typeChecker'

/** What decides the findings beside the sample itself: this module, TypeScript and the packages. */
const INPUTS = ['src/build/mdx/samples', 'package-lock.json']

/** How long no further page may ask before a batch is checked, in milliseconds. */
const PAUSE = 20

/** How many samples are checked at once: their pages stay in memory meanwhile. */
const MOST_AT_ONCE = 500

export interface SampleCheckerOptions {
  /** Where packages and the cache are found. */
  root: string
  /** Whether TypeScript is left alone: samples that no earlier run has checked have no findings then. */
  isCachedOnly?: boolean
}

/** Checks samples with TypeScript, or knows what an earlier run found. */
export function sampleChecker({ root, isCachedOnly = false }: SampleCheckerOptions): SampleChecker {
  const load = isCachedOnly ? null : async () => typeChecker(await loadTypeScript(), root)
  return batchedChecker(load, diskCache(root, 'craft-samples', INPUTS))
}

/**
 * Collects the samples of all pages that are compiled side by side and checks them in one program, which costs half as
 * much as a program for each page. Nothing is checked without `load`.
 */
export function batchedChecker(
  load: (() => Promise<TypeChecker>) | null,
  cache: DiskCache<SampleFindings> | null,
): SampleChecker {
  const known = new Map<string, SampleFindings>()
  const queue = new Map<string, CompilationUnit>()
  let checker: Promise<TypeChecker> | null = null
  let batch: Promise<void> | null = null

  function recall(digest: string): SampleFindings | null {
    const found = known.get(digest) ?? cache?.read(digest) ?? null
    if (found) known.set(digest, found)
    return found
  }

  async function checkBatch(load: () => Promise<TypeChecker>): Promise<void> {
    const check = await (checker ??= load())
    let before: number
    do {
      before = queue.size
      await wait(PAUSE)
      // The pause may end in the middle of compiling a page; the next turn lets pages ask whose files are read by now.
      await nextTurn()
    } while (queue.size > before && queue.size < MOST_AT_ONCE)
    const units = [...queue]
    queue.clear()
    batch = null
    for (const [index, findings] of check(units.map(([, unit]) => unit)).entries()) {
      const [digest = ''] = units[index] ?? []
      known.set(digest, findings)
      cache?.write(digest, findings)
    }
  }

  async function findingsOf(unit: CompilationUnit): Promise<SampleFindings | null> {
    const digest = digestOf(unit)
    const found = recall(digest)
    if (found || !load) return found
    queue.set(digest, unit)
    await (batch ??= checkBatch(load))
    return known.get(digest) ?? null
  }

  return {
    findingsOf: (samples: readonly WrittenCode[]) =>
      Promise.all(compilationUnits(samples).map(async (unit) => unit && findingsOf(unit))),
    knowsAll: (samples) =>
      compilationUnits(samples).every((unit) => unit === null || recall(digestOf(unit)) !== null),
    dispose() {
      checker = null
      known.clear()
    },
  }
}

/** The key of a sample and all that it imports from its page; where it stands does not count. */
function digestOf({ file, files }: CompilationUnit): string {
  return cacheKey([JSON.stringify([file, ...files])])
}
