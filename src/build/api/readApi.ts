import { readFileSync } from 'node:fs'
import path from 'node:path'
import type ts from 'typescript'
import { typeTexts } from '../mdx/samples'
import type { Defaults } from './readDefaults'
import { type Probe, probeTypes } from './probe'
import { type PublicSymbol, SURFACE } from './surface'

/** One member of something public. */
export interface ApiMember {
  name: string
  /** With the name in it: `canvas?: boolean`. */
  type: string
  optional: boolean
  /** Value when it is left out, or `null`. */
  default: string | null
  /** What the package's comments say against its use, or `null`. */
  deprecated: string | null
}

/** Something that a package exports, or that one gets from it, with its members. */
export interface ApiSymbol extends Omit<PublicSymbol, 'type' | 'hidden' | 'prefix' | 'headings'> {
  version: string
  members: ApiMember[]
}

/** The public surface of the packages, read from their declarations; and the names that they export. */
export interface Api {
  symbols: ApiSymbol[]
  exports: string[]
  probe: Probe
  /** Alias of a symbol in the probe. */
  aliasOf(symbol: { name: string }): string
}

const aliasOf = ({ name }: { name: string }): string => `Api_${name.replaceAll(/\W/g, '_')}`

/** Reads the declarations of the packages below `root`; further `types` can be asked for beside. */
export function readApi(
  compiler: typeof ts,
  root: string,
  {
    types: more = new Map(),
    defaults = {},
  }: { types?: ReadonlyMap<string, string>; defaults?: Defaults } = {},
): Api {
  const types = new Map(SURFACE.map((symbol) => [aliasOf(symbol), symbol.type]))
  const probe = probeTypes(
    compiler,
    root,
    new Map([...types, ['Exports', 'typeof core & typeof layers'], ...more]),
  )
  const { checker, file } = probe
  const textOf = typeTexts(compiler, checker, file)
  const versionOf = (name: string) =>
    (
      JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
        version: string
      }
    ).version
  const member = (owner: string, property: ts.Symbol): ApiMember => {
    const tag = property.getJsDocTags(checker).find(({ name }) => name === 'deprecated')
    return {
      name: property.name,
      type: textOf(property),
      optional: (property.flags & compiler.SymbolFlags.Optional) !== 0,
      default: defaults[owner]?.[property.name] ?? null,
      deprecated: tag ? compiler.displayPartsToString(tag.text) || 'deprecated' : null,
    }
  }
  return {
    symbols: SURFACE.map((symbol) => ({
      name: symbol.name,
      kind: symbol.kind,
      package: symbol.package,
      version: versionOf(symbol.package),
      docId: symbol.docId,
      members: checker
        .getPropertiesOfType(probe.typeOf(aliasOf(symbol)))
        .map((property) => member(symbol.name, property)),
    })),
    exports: checker.getPropertiesOfType(probe.typeOf('Exports')).map(({ name }) => name),
    probe,
    aliasOf,
  }
}
