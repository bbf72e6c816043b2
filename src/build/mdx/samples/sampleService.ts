import { readFileSync } from 'node:fs'
import path from 'node:path'
import type ts from 'typescript'
import { placeUnits } from './placeUnits'
import { AMBIENT, compilerOptions } from './sampleOptions'
import type { SampleUnit } from './unitsOf'

/** Samples that stand side by side in one program, each in a folder of its own with all that it imports. */
export interface SampleService {
  service: ts.LanguageService
  /** Makes `units` the program; answers with the absolute path of each sample. */
  open(units: readonly SampleUnit[]): string[]
}

/**
 * One language service for all samples: packages are read and parsed once, however many samples there are.
 *
 * `root` is the repository, where packages are found. The folders of the samples are never written to disk.
 */
export function sampleService(compiler: typeof ts, root: string): SampleService {
  const home = path.join(root, '.samples')
  const ambient = path.join(home, 'ambient.d.ts')
  const options = compilerOptions(compiler)
  let version = 0
  let placed = placeUnits([], home)
  let resolutions = compiler.createModuleResolutionCache(root, (file) => file, options)
  const textAt = (file: string): string | undefined => {
    if (file === ambient) return AMBIENT
    return file.startsWith(home) ? placed.texts.get(file) : compiler.sys.readFile(file)
  }
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    // Nobody asks what comments of packages say.
    jsDocParsingMode: compiler.JSDocParsingMode.ParseForTypeInfo,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: compiler.getDefaultLibFilePath,
    getProjectVersion: () => String(version),
    getScriptFileNames: () => [ambient, ...placed.samples],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = textAt(file)
      return text === undefined ? undefined : compiler.ScriptSnapshot.fromString(text)
    },
    fileExists: (file) =>
      file.startsWith(home) ? textAt(file) !== undefined : compiler.sys.fileExists(file),
    readFile: (file) => textAt(file) ?? readFileSync(file, 'utf8'),
    directoryExists: (folder) => folder.startsWith(home) || compiler.sys.directoryExists(folder),
    getDirectories: (folder) => (folder.startsWith(home) ? [] : compiler.sys.getDirectories(folder)),
    resolveModuleNameLiterals: (names, from, _, options, file) =>
      names.map((name) => {
        const mode = compiler.getModeForUsageLocation(file, name, options)
        const { resolvedModule: found } = compiler.resolveModuleName(
          name.text,
          from,
          options,
          host,
          resolutions,
          undefined,
          mode,
        )
        const shared = placed.shared.get(found?.resolvedFileName ?? '')
        return { resolvedModule: found && shared ? { ...found, resolvedFileName: shared } : found }
      }),
    realpath: (file) => (file.startsWith(home) ? file : (compiler.sys.realpath?.(file) ?? file)),
  }
  return {
    service: compiler.createLanguageService(host),
    open(units) {
      version += 1
      placed = placeUnits(units, path.join(home, String(version)))
      resolutions = compiler.createModuleResolutionCache(root, (file) => file, options)
      return placed.samples
    },
  }
}
