import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type NativeCompiler, runNative } from '../compiler'
import { type Diagnostic, diagnosticsIn } from './diagnosticsIn'
import { AMBIENT, SAMPLE_OPTIONS } from './sampleOptions'
import type { SampleUnit } from './unitsOf'

/** A file with a mistake that every run must find: if it is not found, nobody looked at types. */
export const WITNESS = 'witness.ts'

/** The folder of the unit at `index`. */
export const folderOf = (index: number): string => `unit-${index}`

/**
 * All that the native compiler has against `units` and `WITNESS`, which it finds in a folder that is removed at once;
 * packages are those below `root`.
 */
export async function runSamples(
  compiler: NativeCompiler,
  root: string,
  units: readonly SampleUnit[],
): Promise<Diagnostic[]> {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'craft-samples-'))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    writeProject(root, folder, units)
    return diagnosticsIn(await runNative(compiler, folder))
  } finally {
    process.off('exit', remove)
    remove()
  }
}

/** Writes `units` into `folder` as one project, each in a folder of its own. */
function writeProject(root: string, folder: string, units: readonly SampleUnit[]): void {
  const write = (file: string, text: string): void => {
    const place = path.join(folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  write('ambient.d.ts', AMBIENT)
  write(WITNESS, 'export const isChecked: false = true\n')
  for (const [index, unit] of units.entries())
    for (const [name, text] of unit.files) write(path.join(folderOf(index), name), text)
  const files = ['ambient.d.ts', WITNESS, ...units.map(({ file }, index) => `${folderOf(index)}/${file}`)]
  write('tsconfig.json', JSON.stringify({ compilerOptions: SAMPLE_OPTIONS, files }))
  // A junction is the one link to a folder that anybody may make on Windows.
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
}
