import type ts from 'typescript'
import { AuthorError } from '../../../src/build/errors'
import { aliasOfName, checkSymbol, type SymbolRow } from './checkSymbol'
import type { DocumentedName } from './documentedNames'
import { readApi } from './readApi'
import type { Defaults } from './readDefaults'
import { HIDDEN_EXPORTS, SURFACE } from './surface'

/** How far the docs and the packages agree. */
export interface ApiReport {
  rows: SymbolRow[]
  /** Names that the packages export, and how many of them a page names or the surface hides. */
  exports: { all: number; documented: number; hidden: number; missing: number }
  /** Types in lists of parameters that were compared with the declarations. */
  types: number
  failures: AuthorError[]
}

/** Compares what the pages name with what the packages declare; `pages` are texts by doc id. */
export function checkApi(
  compiler: typeof ts,
  root: string,
  names: readonly DocumentedName[],
  pages: ReadonlyMap<string, string>,
  defaults: Defaults = {},
): ApiReport {
  const typed = new Map(
    names.flatMap((name, index) => (name.type === null ? [] : [[aliasOfName(index), name.type] as const])),
  )
  const api = readApi(compiler, root, { types: typed, defaults })
  const found = SURFACE.map((symbol, at) =>
    checkSymbol(symbol, api.symbols[at]?.members ?? [], { compiler, api, names, pages }),
  )

  const all = [...pages.values()].join('\n')
  const hidden = api.exports.filter((name) => HIDDEN_EXPORTS[name] !== undefined)
  const missing = api.exports.filter(
    (name) => HIDDEN_EXPORTS[name] === undefined && !new RegExp(`\\b${name}\\b`).test(all),
  )
  return {
    rows: found.map(({ row }) => row),
    exports: {
      all: api.exports.length,
      documented: api.exports.length - hidden.length - missing.length,
      hidden: hidden.length,
      missing: missing.length,
    },
    types: found.reduce((sum, { types }) => sum + types, 0),
    failures: [
      ...found.flatMap(({ failures }) => failures),
      ...missing.map(
        (name) =>
          new AuthorError(
            `No page names “${name}”, which a package exports.`,
            'Describe it, or say in HIDDEN_EXPORTS why nobody needs it.',
          ),
      ),
    ],
  }
}
