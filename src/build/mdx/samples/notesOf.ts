import type ts from 'typescript'
import type { TypeNote } from '../../../model/sample'
import type { SampleService } from './sampleService'
import { typeNotes } from './typeNotes'
import type { SampleUnit } from './unitsOf'

/** The types in each of `units`, which have no mistakes, read in one program. */
export function notesOf(
  compiler: typeof ts,
  { service, open }: SampleService,
  units: readonly SampleUnit[],
): TypeNote[][] {
  const files = open(units)
  const program = service.getProgram()
  return units.map(({ file }, index) => {
    const source = program?.getSourceFile(files[index] ?? '')
    if (program === undefined || source === undefined) throw new Error(`${file} is not in the program.`)
    return typeNotes(compiler, program.getTypeChecker(), source)
  })
}
