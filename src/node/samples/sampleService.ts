import { readFileSync } from 'node:fs'
import path from 'node:path'
import type ts from 'typescript'
import { AMBIENT, compilerOptions } from './sampleOptions'
import type { SampleUnit } from './unitsOf'

/** Samples that stand side by side in one program, each in a folder of its own. */
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
  const texts = new Map([[ambient, AMBIENT]])
  let roots = [ambient]
  let version = 0
  let folders = 0
  const textAt = (file: string): string | undefined => {
    if (texts.has(file)) return texts.get(file)
    return file.startsWith(home) ? undefined : compiler.sys.readFile(file)
  }
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    // Nobody asks what comments of packages say.
    jsDocParsingMode: compiler.JSDocParsingMode.ParseForTypeInfo,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: compiler.getDefaultLibFilePath,
    getProjectVersion: () => String(version),
    getScriptFileNames: () => roots,
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const text = textAt(file)
      return text === undefined ? undefined : compiler.ScriptSnapshot.fromString(text)
    },
    fileExists: (file) => texts.has(file) || (!file.startsWith(home) && compiler.sys.fileExists(file)),
    readFile: (file) => textAt(file) ?? readFileSync(file, 'utf8'),
    directoryExists: (folder) => folder.startsWith(home) || compiler.sys.directoryExists(folder),
    getDirectories: (folder) => (folder.startsWith(home) ? [] : compiler.sys.getDirectories(folder)),
    realpath: (file) => (file.startsWith(home) ? file : (compiler.sys.realpath?.(file) ?? file)),
  }
  return {
    service: compiler.createLanguageService(host),
    open(units) {
      texts.clear()
      texts.set(ambient, AMBIENT)
      const samples = units.map(({ file, files }) => {
        const folder = path.join(home, String((folders += 1)))
        for (const [name, text] of files) texts.set(path.join(folder, name), text)
        return path.join(folder, file)
      })
      roots = [ambient, ...samples]
      version += 1
      return samples
    },
  }
}
