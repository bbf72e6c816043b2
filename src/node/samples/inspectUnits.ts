import type ts from 'typescript'
import type { SampleFindings, SampleProblem } from '../../model/sample'
import type { SampleService } from './sampleService'
import { typeNotes } from './typeNotes'
import type { SampleUnit } from './unitsOf'

/** What JavaScript is not asked for: types of parameters and variables that nothing tells. */
const IMPLICIT_ANY = new Set([7005, 7006, 7008, 7010, 7011, 7016, 7019, 7022, 7023, 7031, 7034, 7053])

/** Packages that a sample may be checked against, and that are named then. */
const NAMED = ['@craftjs/core', '@craftjs/layers']

/** Asks the compiler about all `units` in one program; `versionAt` tells the version of a package. */
export function inspectUnits(
  compiler: typeof ts,
  { service, open }: SampleService,
  units: readonly SampleUnit[],
  versionAt: (name: string) => string,
): SampleFindings[] {
  const files = open(units)
  const program = service.getProgram()
  return units.map((unit, index) => {
    const source = program?.getSourceFile(files[index] ?? '')
    if (program === undefined || source === undefined) throw new Error(`${unit.file} is not in the program.`)
    const problems = problemsOf(compiler, service, source)
    const named = [...unit.files.values()].join('\n')
    const used = NAMED.filter((name) => named.includes(`'${name}'`) || named.includes(`"${name}"`))
    const against =
      used.length > 0 ? used.map((name) => `${name} ${versionAt(name)}`) : [`TypeScript ${compiler.version}`]
    const types = problems.length > 0 ? [] : typeNotes(compiler, program.getTypeChecker(), source)
    return { problems, types, against }
  })
}

/** Everything that the compiler has against a sample. */
function problemsOf(
  compiler: typeof ts,
  service: ts.LanguageService,
  source: ts.SourceFile,
): SampleProblem[] {
  const isJavaScript = /\.jsx?$/.test(source.fileName)
  return [
    ...service.getSyntacticDiagnostics(source.fileName),
    ...service.getSemanticDiagnostics(source.fileName),
  ]
    .filter(({ code }) => !isJavaScript || !IMPLICIT_ANY.has(code))
    .map(({ start, messageText }) => ({
      line: source.getLineAndCharacterOfPosition(start ?? 0).line + 1,
      message: compiler.flattenDiagnosticMessageText(messageText, ' '),
    }))
}
