import type { SampleProblem } from '../../../model/sample'
import type { NativeCompiler } from './compiler'
import { compilerFault } from './compilerFault'
import type { Diagnostic } from './diagnosticsIn'
import { placeOf, runSamples, unitAt, WITNESS } from './runSamples'
import type { SampleUnit } from './unitsOf'

/** What JavaScript is not asked for: types of parameters and variables that nothing tells. */
const IMPLICIT_ANY = new Set([7005, 7006, 7008, 7010, 7011, 7016, 7019, 7022, 7023, 7031, 7034, 7053])

/** How many samples one run checks, so that its memory stays small. */
const MOST_AT_ONCE = 1000

/** What a run says. */
interface Run {
  /** Whether types were looked at: as long as one file does not parse, those of no file are. */
  isWhole: boolean
  /** Of each unit: what is wrong with itself, then with files that it imports. */
  own: SampleProblem[][]
  imported: Diagnostic[][]
}

/** Everything that the native `compiler` has against each of `units`; packages are those below `root`. */
export async function findProblems(
  compiler: NativeCompiler,
  root: string,
  units: readonly SampleUnit[],
): Promise<SampleProblem[][]> {
  const found: SampleProblem[][] = []
  for (let from = 0; from < units.length; from += MOST_AT_ONCE)
    found.push(...(await problemsOf(compiler, root, units.slice(from, from + MOST_AT_ONCE))))
  return found
}

/** The same for as many units as one run takes; units that do not parse are set aside and the others asked again. */
async function problemsOf(
  compiler: NativeCompiler,
  root: string,
  units: readonly SampleUnit[],
): Promise<SampleProblem[][]> {
  if (units.length === 0) return []
  const { isWhole, own, imported } = inOrder(units, await runSamples(compiler, root, units))
  if (isWhole) return own
  const unparsed = units.map((_, index): SampleProblem[] => {
    const [fault] = imported[index] ?? []
    const message = `It imports a file that does not parse: ${fault?.message}`
    return [...(own[index] ?? []), ...(fault ? [{ line: 1, message }] : [])]
  })
  const others = units.filter((_, index) => unparsed[index]?.length === 0)
  if (others.length === units.length) throw compilerFault(`${WITNESS} was not among its findings.`)
  const rest = await problemsOf(compiler, root, others)
  return unparsed.map((problems) => (problems.length > 0 ? problems : (rest.shift() ?? [])))
}

/** What was found, by unit. */
function inOrder(units: readonly SampleUnit[], found: readonly Diagnostic[]): Run {
  const run: Run = { isWhole: false, own: units.map(() => []), imported: units.map(() => []) }
  for (const diagnostic of found) {
    const { file, line, code, message } = diagnostic
    const index = unitAt(file)
    const unit = units[index]
    if (file === WITNESS) run.isWhole = true
    else if (unit === undefined) throw compilerFault(`${file}:${line} is no sample. ${message}`)
    else if (file !== placeOf(unit, index)) run.imported[index]?.push(diagnostic)
    else if (!/\.jsx?$/.test(file) || !IMPLICIT_ANY.has(code)) run.own[index]?.push({ line, message })
  }
  return run
}
