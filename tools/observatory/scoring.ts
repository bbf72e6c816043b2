import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** The published package with the scoring, and the hash of its archive. */
const PACKAGE = '@mdn/mdn-http-observatory@1.4.8'
const HASH = '0goue3nubqDQuIqLaQWRUa7iNsgTOwIlJdqbiC8sO7PxqwmpdQJo9Q8GCvXkcp7s35yGj9X/RGkZ4iIBZoYHxw=='

/** Below node_modules, so that it finds jsdom there. */
const FOLDER = path.resolve('node_modules/.cache/observatory')

/** One of its tests: what it found of a response, and whether that is good. */
export interface Verdict {
  result: string
  pass: boolean
}

/** What is used of the package. */
export interface Scoring {
  tests: readonly ((requests: object) => Verdict)[]
  Requests: new (hostname: string) => object
  /** What the meta tags of a page say, by the name of the header that they stand for. */
  metaOf: (html: string) => Map<string, string[]>
  modifierOf: (result: string) => number
  gradeOf: (score: number) => { grade: string; score: number }
  leastForExtraCredit: number
}

/** Gets the archive from the registry and unpacks it; it is not installed, so none of its scripts and packages come. */
function unpack(): void {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const packed = execFileSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', FOLDER], {
    encoding: 'utf8',
  })
  const archive = path.join(FOLDER, packed.trim())
  const hash = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (hash !== HASH) throw new Error(`The archive of ${PACKAGE} has the hash ${hash}, not ${HASH}.`)
  execFileSync('tar', ['-xzf', archive, '-C', FOLDER])
  // What asks hosts is left out, since it needs packages of its own: here the answers are at hand.
  writeFileSync(path.join(FOLDER, 'package/src/retriever/session.js'), 'export class Session {}\n')
  // The list of preloaded hosts, which its install script would download: none, as for a new site.
  writeFileSync(path.join(FOLDER, 'package/conf/hsts-preload.json'), '{}')
}

/** The scoring that the MDN HTTP Observatory publishes. Asks the registry the first time; throws without it. */
export async function loadScoring(): Promise<Scoring> {
  if (!existsSync(path.join(FOLDER, 'package/conf/hsts-preload.json'))) unpack()
  const load = async (file: string) =>
    (await import(pathToFileURL(path.join(FOLDER, 'package/src', file)).href)) as Record<string, unknown>
  const [constants, grader, charts, types, meta] = await Promise.all(
    ['constants.js', 'grader/grader.js', 'grader/charts.js', 'types.js', 'retriever/utils.js'].map(load),
  )
  return {
    tests: constants?.ALL_TESTS as Scoring['tests'],
    Requests: types?.Requests as Scoring['Requests'],
    metaOf: meta?.parseHttpEquivHeaders as Scoring['metaOf'],
    modifierOf: grader?.getScoreModifier as Scoring['modifierOf'],
    gradeOf: grader?.getGradeForScore as Scoring['gradeOf'],
    leastForExtraCredit: charts?.MINIMUM_SCORE_FOR_EXTRA_CREDIT as number,
  }
}
