import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SampleFindings } from '../../../model/sample'
import { loadCompiler, nativeCompiler } from './compiler'
import { findProblems } from './findProblems'
import { notesOf } from './notesOf'
import { type SampleService, sampleService } from './sampleService'
import type { SampleUnit } from './unitsOf'

/** Somebody who reads samples with the compiler. */
export interface SampleReader {
  ask: (units: readonly SampleUnit[]) => Promise<SampleFindings[]>
  /** Lets go of everything that the next question can be answered without. */
  rest: () => void
}

/** Packages that a sample may be checked against, and that are named then. */
const NAMED = ['@craftjs/core', '@craftjs/layers']

/**
 * Asks two compilers, with the packages below `root`: TypeScript 7 finds mistakes, and TypeScript 5.9 tells the types in
 * samples that have none, for which alone it is loaded.
 */
export function sampleReader(root: string): SampleReader {
  let service: SampleService | null = null
  const versionAt = (name: string): string => {
    const file = path.join(root, 'node_modules', name, 'package.json')
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
  }
  const versions = new Map<string, string>()
  const named = (name: string): string => {
    const version = versions.get(name) ?? versionAt(name)
    versions.set(name, version)
    return `${name} ${version}`
  }
  return {
    async ask(units) {
      const checker = nativeCompiler(root)
      const problems = await findProblems(checker, root, units)
      const right = units.filter((_, index) => problems[index]?.length === 0)
      const notes = new Map<SampleUnit, SampleFindings['types']>()
      if (right.length > 0) {
        const compiler = await loadCompiler()
        service ??= sampleService(compiler, root)
        for (const [index, types] of notesOf(compiler, service, right).entries()) {
          const unit = right[index]
          if (unit) notes.set(unit, types)
        }
      }
      return units.map((unit, index) => {
        const text = [...unit.files.values()].join('\n')
        const used = NAMED.filter((name) => text.includes(`'${name}'`) || text.includes(`"${name}"`))
        return {
          problems: problems[index] ?? [],
          types: notes.get(unit) ?? [],
          against: used.length > 0 ? used.map(named) : [`TypeScript ${checker.version}`],
        }
      })
    },
    rest() {
      service?.service.dispose()
      service = null
    },
  }
}
