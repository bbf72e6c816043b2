import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type NativeCompiler, runNative } from './compiler'
import { type Diagnostic, diagnosticsIn } from './diagnosticsIn'
import { AMBIENT, SAMPLE_OPTIONS } from './sampleOptions'
import type { SampleUnit } from './unitsOf'

/** A file with a mistake that every run must find: if it is not found, nobody looked at types. */
export const WITNESS = 'witness.ts'

/** Where the unit at `index` stands: a file by itself, or one among others in a folder; folders cost most to make. */
export function placeOf({ file, files }: SampleUnit, index: number): string {
  return files.size === 1 ? `unit-${index}-${path.posix.basename(file)}` : `unit-${index}/${file}`
}

/** The index of the unit that a file belongs to; -1 for none. */
export const unitAt = (file: string): number => Number(/^unit-(\d+)[-/]/.exec(file)?.[1] ?? -1)

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
    const output = await runNative(compiler, folder)
    // Messages name files in full, and are kept; the folder has another name each time.
    return diagnosticsIn(output.replaceAll(`${folder.replaceAll('\\', '/')}/`, ''))
  } finally {
    process.off('exit', remove)
    remove()
  }
}

/** Writes `units` into `folder` as one project. */
function writeProject(root: string, folder: string, units: readonly SampleUnit[]): void {
  const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text)
  const places = units.map(placeOf)
  write('ambient.d.ts', AMBIENT)
  write(WITNESS, 'export const isChecked: false = true\n')
  for (const [index, { file, files }] of units.entries())
    for (const [name, text] of files) {
      const place = name === file ? placeOf({ file, files }, index) : `unit-${index}/${name}`
      if (place.includes('/')) mkdirSync(path.join(folder, path.dirname(place)), { recursive: true })
      write(place, text)
    }
  write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: SAMPLE_OPTIONS, files: ['ambient.d.ts', WITNESS, ...places] }),
  )
  // A junction is the one link to a folder that anybody may make on Windows.
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
}
