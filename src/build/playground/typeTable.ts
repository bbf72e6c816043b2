import path from 'node:path'
import type ts from 'typescript'
import type { TypeTable } from '../../model/playground'
import { cached, diskCache } from '../mdx'

/** In characters. Longer types are hard to read in a tooltip. */
const MAX_TYPE = 220

/** Exports whose properties also get an entry, because code uses them: `node.data.props`, `craft.rules`. */
const MEMBERS_OF = /^(?:Node(?:Data|Rules|Tree)?|UserComponentConfig|Options|SerializedNode)$/

/** Files that the table depends on. */
const INPUTS = ['src/build/playground/typeTable.ts', 'package-lock.json']

/**
 * The types of all names in Craft.js, as text, so that the browser does not need TypeScript. Reading them takes
 * seconds, so they are cached for the installed versions.
 */
export const typeTable = (root: string): Promise<TypeTable> =>
  cached(diskCache<TypeTable>(root, 'craft-types', INPUTS), 'core', async () => {
    const { default: compiler } = await import('typescript')
    return readTypes(compiler, path.join(root, 'node_modules/@craftjs/core/lib/index.d.ts'))
  })

function readTypes(compiler: typeof ts, file: string): TypeTable {
  const program = compiler.createProgram([file], {
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    skipLibCheck: true,
    jsx: compiler.JsxEmit.ReactJSX,
    moduleResolution: compiler.ModuleResolutionKind.Bundler,
    module: compiler.ModuleKind.ESNext,
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} exports nothing.`)
  const table: Record<string, TypeTable[string]> = {}

  const textOf = (type: ts.Type) => {
    const text = checker.typeToString(
      type,
      undefined,
      compiler.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    )
    return text.length > MAX_TYPE ? `${text.slice(0, MAX_TYPE - 1)}…` : text
  }
  const add = (symbol: ts.Symbol, type: ts.Type, kind?: TypeTable[string]['kind']) => {
    const name = symbol.getName()
    if (Object.hasOwn(table, name) || !/^[A-Za-z]\w*$/.test(name)) return
    const isCallable = type.getCallSignatures().length > 0
    table[name] = { type: textOf(type), kind: kind ?? (isCallable ? 'function' : 'property') }
  }
  const addMembers = (type: ts.Type) => {
    for (const member of type.getProperties()) add(member, checker.getTypeOfSymbol(member))
  }

  const exported = checker.getExportsOfModule(module).map((symbol) => ({
    symbol,
    target: symbol.flags & compiler.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }))
  for (const { symbol, target } of exported) {
    const isValue = (target.flags & compiler.SymbolFlags.Value) !== 0
    if (isValue) add(symbol, checker.getTypeOfSymbol(target))
    else add(symbol, checker.getDeclaredTypeOfSymbol(target), 'type')
  }
  // The properties of the hooks' return values, and the methods of `actions`, `query` and `connectors`.
  for (const { symbol, target } of exported) {
    if (symbol.getName() !== 'useEditor' && symbol.getName() !== 'useNode') continue
    const returned = checker.getTypeOfSymbol(target).getCallSignatures()[0]?.getReturnType()
    if (!returned) continue
    addMembers(returned)
    for (const member of returned.getProperties())
      if (['actions', 'query', 'connectors'].includes(member.getName()))
        addMembers(checker.getTypeOfSymbol(member))
  }
  for (const { symbol, target } of exported)
    if (MEMBERS_OF.test(symbol.getName())) addMembers(checker.getDeclaredTypeOfSymbol(target))
  return table
}
