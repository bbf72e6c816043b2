import type ts from 'typescript'
import { inOneLine, isShort, shortTypes } from './shortType'

/** Formats symbols on one line as an editor shows them; names are qualified as `file` needs them. */
export function symbolTexts(compiler: typeof ts, checker: ts.TypeChecker, file: ts.SourceFile) {
  const { SymbolFlags } = compiler
  const types = shortTypes(compiler, checker, file)

  /** The source text of `node`, unless it is long or depends on type parameters of an enclosing declaration. */
  function written(node: ts.Node | undefined, owner: ts.Node): string | null {
    if (node === undefined || dependsOnParameters(node, owner)) return null
    const text = inOneLine(node.getText())
    return isShort(text) ? text : null
  }

  function dependsOnParameters(node: ts.Node, owner: ts.Node): boolean {
    if (compiler.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node)
      if (symbol && symbol.flags & SymbolFlags.TypeParameter)
        return !symbol.declarations?.some(({ parent }) => parent === owner)
    }
    return compiler.forEachChild(node, (child) => dependsOnParameters(child, owner)) ?? false
  }

  /** A function or method: the overload with the most parameters, as declared if that is short. */
  function functionText(symbol: ts.Symbol): string {
    const declarations = (symbol.declarations ?? []).filter(compiler.isFunctionLike)
    const [longest] = [...declarations].sort((a, b) => b.parameters.length - a.parameters.length)
    const isDeclaredOnly = longest !== undefined && !('body' in longest && longest.body)
    const text = isDeclaredOnly ? written(longest, longest)?.replace(/^export (?:declare )?/, '') : undefined
    if (text) return text.replace(/^function /, '').replace(/;$/, '')
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
    if (!signature) return symbol.name
    return `${symbol.name}${types.parameters(signature)}: ${types.returned(signature)}`
  }

  function aliasText(symbol: ts.Symbol): string {
    const declared = checker.getDeclaredTypeOfSymbol(symbol)
    const alias = symbol.declarations?.find(compiler.isTypeAliasDeclaration)
    const whole = alias ? inOneLine(alias.type.getText()) : ''
    const body = whole !== '' && isShort(whole) ? whole : types.outline(declared)
    return `type ${symbol.name} = ${body ?? types.short(declared)}`
  }

  return (symbol: ts.Symbol): string => {
    const { name, flags, valueDeclaration, declarations } = symbol
    const declared = valueDeclaration ?? declarations?.[0]
    if (flags & SymbolFlags.Class) return `class ${name}`
    if (!(flags & SymbolFlags.Value)) return aliasText(symbol)
    if (
      flags & (SymbolFlags.Function | SymbolFlags.Method) ||
      (declared && compiler.isMethodSignature(declared))
    )
      return functionText(symbol)
    const isOptional = (flags & SymbolFlags.Optional) !== 0
    const type = checker.getTypeOfSymbol(symbol)
    const node = declared && 'type' in declared ? (declared.type as ts.Node | undefined) : undefined
    const text =
      (declared && written(node, declared)) ??
      types.short(isOptional ? checker.getNonNullableType(type) : type)
    return `${name}${isOptional ? '?' : ''}: ${text}`
  }
}
