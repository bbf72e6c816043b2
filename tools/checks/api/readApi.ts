import type ts from 'typescript'
import { symbolTexts } from './symbolText'
import { type Probe, probeTypes } from './typeProbe'
import { type PublicSymbol, PUBLIC_API } from './publicApi'

/** Default values by symbol and member, as one writes them in JSX: `{}`, `'red'`; functions are left out. */
export type Defaults = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Reads the defaults from the constants that the package itself starts with; declarations hold none. */
export async function readDefaults(): Promise<Defaults> {
  const { defaultElementProps, editorInitialState } = await import('@craftjs/core')
  return { Editor: written(editorInitialState.options), Element: written(defaultElementProps) }
}

function written(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'function'
        ? []
        : [
            [
              name,
              JSON.stringify(value)
                .replaceAll(/"(\w+)":/g, '$1:')
                .replaceAll('"', "'"),
            ],
          ],
    ),
  )
}

/** One member of something public. */
export interface ApiMember {
  name: string
  /** With the name in it: `canvas?: boolean`. */
  type: string
  /** Value when it is left out, or `null`. */
  default: string | null
}

/** Something that a package exports, or that one gets from it, with its members. */
interface ApiSymbol extends Pick<PublicSymbol, 'name' | 'package' | 'docId'> {
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
  const types = new Map(PUBLIC_API.map((symbol) => [aliasOf(symbol), symbol.type]))
  const probe = probeTypes(
    compiler,
    root,
    new Map([...types, ['Exports', 'typeof core & typeof layers'], ...more]),
  )
  const { checker, file } = probe
  const textOf = symbolTexts(compiler, checker, file)
  const member = (owner: string, property: ts.Symbol): ApiMember => ({
    name: property.name,
    type: textOf(property),
    default: defaults[owner]?.[property.name] ?? null,
  })
  return {
    symbols: PUBLIC_API.map((symbol) => ({
      name: symbol.name,
      package: symbol.package,
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
