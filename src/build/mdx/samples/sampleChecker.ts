import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { WrittenCode } from '../../../model/body'
import type { SampleFindings } from '../../../model/sample'
import { cacheKey, type DiskCache, diskCache } from '../diskCache'
import { snippetFiles } from '../remark/snippets'
import type { SampleChecker } from '../sampleFindings'
import { type CompilationUnit, compilationUnits } from './compilationUnits'
import { exampleFiles } from './exampleFiles'
import { loadTypeScript, type TypeChecker, typeChecker } from './typeChecker'

/** What findings depend on besides the sample: this module, TypeScript and the packages. */
const INPUTS = ['src/build/mdx/samples', 'package-lock.json']

/** A batch is checked when no page has added a sample for this long, in milliseconds. */
const PAUSE = 20

/** Maximum number of samples per batch, because their pages stay in memory meanwhile. */
const MAX_BATCH = 500

interface SampleCheckerOptions {
  /** Where packages and the cache are. */
  root: string
  /** Whether to use findings of earlier runs only; samples without any are not checked then. */
  isCachedOnly?: boolean
}

/** Checks samples with TypeScript, and caches the findings between runs. */
export function sampleChecker({ root, isCachedOnly = false }: SampleCheckerOptions): SampleChecker {
  const load = isCachedOnly ? null : async () => typeChecker(await loadTypeScript(), root)
  const others = () => new Map([...exampleFiles(root), ...snippetFiles(root)])
  return batchedChecker(load, diskCache(root, 'craft-samples', INPUTS), others)
}

/**
 * Collects the samples of pages that are compiled concurrently and checks them in one program, which takes half as long
 * as a program for each page. Without `load`, nothing is checked. Samples can import what `snippets` returns.
 */
export function batchedChecker(
  load: (() => Promise<TypeChecker>) | null,
  cache: DiskCache<SampleFindings> | null,
  snippets: () => ReadonlyMap<string, string> = () => new Map(),
): SampleChecker {
  const known = new Map<string, SampleFindings>()
  const queue = new Map<string, CompilationUnit>()
  let checker: Promise<TypeChecker> | null = null
  let batch: Promise<void> | null = null

  function cached(digest: string): SampleFindings | null {
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
      // The pause may end while a page is compiled; the next turn lets pages continue whose files have been read.
      await nextTurn()
    } while (queue.size > before && queue.size < MAX_BATCH)
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
    const found = cached(digest)
    if (found || !load) return found
    queue.set(digest, unit)
    await (batch ??= checkBatch(load))
    return known.get(digest) ?? null
  }

  return {
    findingsOf: (samples: readonly WrittenCode[]) =>
      Promise.all(compilationUnits(samples, snippets()).map(async (unit) => unit && findingsOf(unit))),
    knowsAll: (samples) =>
      compilationUnits(samples, snippets()).every((unit) => unit === null || cached(digestOf(unit)) !== null),
    dispose() {
      checker = null
      known.clear()
    },
  }
}

/** The cache key of a sample with its imports; its page and position do not matter. */
function digestOf({ file, files }: CompilationUnit): string {
  return cacheKey([JSON.stringify([file, ...files])])
}
