import { createHash } from 'node:crypto'
import path from 'node:path'
import type { WrittenCode } from '../../../model/body'
import type { SampleFindings } from '../../../model/sample'
import { diskCache, type DiskCache, sourcesVersion } from '../cache'
import type { SampleInspector } from '..'
import { sampleReader, type SampleReader } from './sampleReader'
import { type SampleUnit, unitsOf } from './unitsOf'

/** What decides what is found out about a sample: this room, the compilers, and the packages whose types it reads. */
const MAKERS = {
  sources: [
    'src/build/mdx/samples',
    'src/build/mdx/samples/compiler',
    'src/model/sample.ts',
    'src/model/body.ts',
  ],
  packages:
    /^node_modules\/(?:@craftjs\/|@types\/|@typescript\/typescript-|(?:typescript|react|react-dom|styled-components|csstype|immer)$)/,
}

/** An inspector that can be told early what it will be asked. */
export interface PreparedInspector extends SampleInspector {
  /** Asks about the samples of many pages in one program: much cheaper than page by page. */
  prepare(pages: readonly (readonly WrittenCode[])[]): Promise<void>
  /** Lets go of the program, which fills some 300 MB; the next question without an answer makes it anew. */
  rest(): void
  /** Lets go of all answers as well. */
  forget(): void
}

/** The samples of one page that can be checked, by their digests. */
type PageUnits = readonly (readonly [digest: string, unit: SampleUnit])[]

/** Asks the compiler about samples, each text once; with a `cache`, only about pages whose samples no build has seen. */
export function inspectorWith(
  { ask, rest }: SampleReader,
  version: string,
  cache: DiskCache<SampleFindings[]> | null,
): PreparedInspector {
  const known = new Map<string, SampleFindings>()
  const isKnown = ([digest]: PageUnits[number]): boolean => known.has(digest)
  const note = (units: PageUnits, findings: readonly SampleFindings[]): void => {
    for (const [index, [digest]] of units.entries()) {
      const found = findings[index]
      if (found) known.set(digest, found)
    }
  }
  /** Whether an earlier build has seen all samples of a page. */
  const recall = (units: PageUnits): boolean => {
    const kept = cache?.read(keyOf(units))
    if (kept) note(units, kept)
    return units.every(isKnown)
  }
  const learn = async (pages: readonly PageUnits[]): Promise<void> => {
    const news = pages.filter((units) => !units.every(isKnown) && !recall(units))
    const fresh = [...new Map(news.flat().filter((unit) => !isKnown(unit)))]
    if (fresh.length > 0) note(fresh, await ask(fresh.map(([, unit]) => unit)))
    for (const units of news)
      if (units.every(isKnown))
        cache?.write(
          keyOf(units),
          units.flatMap(([digest]) => known.get(digest) ?? []),
        )
  }
  const keyed = (samples: readonly WrittenCode[]) =>
    unitsOf(samples).map((unit) => (unit === null ? null : ([digestOf(unit), unit] as const)))
  const checkable = (units: ReturnType<typeof keyed>): PageUnits => units.filter((unit) => unit !== null)
  return {
    version,
    rest,
    forget() {
      known.clear()
      rest()
    },
    prepare: (pages) => learn(pages.map((page) => checkable(keyed(page)))),
    async inspect(samples) {
      const units = keyed(samples)
      await learn([checkable(units)])
      return units.map((entry) => (entry && known.get(entry[0])) ?? null)
    },
  }
}

/** The digest of all samples of a page. */
const keyOf = (units: PageUnits): string =>
  createHash('sha256')
    .update(units.map(([digest]) => digest).join())
    .digest('hex')

/** The digest of a sample and all that it imports from its page: where it stands does not count. */
function digestOf({ file, files }: SampleUnit): string {
  return createHash('sha256')
    .update(JSON.stringify([file, ...files]))
    .digest('hex')
}

let shared: PreparedInspector | null = null

/**
 * The inspector of this process, which is asked for once per page; what it finds out is kept in
 * `node_modules/.cache/craft-samples`.
 */
export function sampleInspector(root: string): PreparedInspector {
  return (shared ??= newInspector(root))
}

function newInspector(root: string): PreparedInspector {
  const version = sourcesVersion(root, MAKERS)
  const cache =
    version === null
      ? null
      : diskCache<SampleFindings[]>(path.join(root, 'node_modules/.cache/craft-samples'), version)
  return inspectorWith(sampleReader(root), version ?? 'unknown', cache)
}
