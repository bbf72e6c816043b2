import type ts from 'typescript'
import type { TypeNote } from '../../../model/sample'
import { symbolTexts } from './symbolText'

/** Maximum number of types per sample. */
const MAX_TYPES = 24

/** Files of Craft.js. */
const CRAFT = /\/node_modules\/@craftjs\//

/**
 * The types in a sample that readers may want to know, in order of appearance: of what is imported from Craft.js, of
 * variables with values from it, and of top-level declarations.
 */
export function hoverTypes(compiler: typeof ts, checker: ts.TypeChecker, file: ts.SourceFile): TypeNote[] {
  const { SymbolFlags } = compiler
  const textOf = symbolTexts(compiler, checker, file)

  const isFromCraft = (symbol: ts.Symbol | undefined): boolean =>
    symbol?.declarations?.some((declaration) => CRAFT.test(declaration.getSourceFile().fileName)) ?? false

  /** The props of the component that `attribute` belongs to, if it has one signature without type parameters. */
  function propsOf({ parent }: ts.JsxAttribute): ts.Type | undefined {
    const [signature, ...more] = checker.getTypeAtLocation(parent.parent.tagName).getCallSignatures()
    if (signature === undefined || more.length > 0 || signature.typeParameters) return undefined
    const [props] = signature.getParameters()
    return props && checker.getTypeOfSymbol(props)
  }

  /** The property that a JSX attribute, or a name in an object literal, refers to. */
  function expectedProperty(name: ts.Identifier): ts.Symbol | undefined {
    const { parent } = name
    if (!compiler.isJsxAttribute(parent) && !compiler.isPropertyAssignment(parent)) return undefined
    if (parent.name !== name) return undefined
    const expected =
      (compiler.isJsxAttribute(parent) && propsOf(parent)) || checker.getContextualType(parent.parent)
    return expected && checker.getNonNullableType(expected).getProperty(name.text)
  }

  function symbolOf(name: ts.Identifier): ts.Symbol | undefined {
    const expected = expectedProperty(name)
    if (isFromCraft(expected)) return expected
    const symbol = checker.getSymbolAtLocation(name)
    return symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  }

  /** Whether the value of a variable comes from Craft.js, by its type or by the function that returned it. */
  function hasValueFromCraft(symbol: ts.Symbol): boolean {
    if (symbol.valueDeclaration === undefined || !(symbol.flags & SymbolFlags.Variable)) return false
    let at: ts.Node = symbol.valueDeclaration
    while (compiler.isBindingElement(at) || compiler.isObjectBindingPattern(at)) at = at.parent
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
    if (isFromCraft(type.aliasSymbol) || isFromCraft(type.symbol)) return true
    const from = compiler.isVariableDeclaration(at) ? at.initializer : undefined
    if (from === undefined || !compiler.isCallExpression(from)) return false
    const callee = compiler.isPropertyAccessExpression(from.expression)
      ? from.expression.name
      : from.expression
    return compiler.isIdentifier(callee) && isFromCraft(symbolOf(callee))
  }

  /** Whether it is declared at the top level; not a component without props, whose type says nothing. */
  function isTopLevel(symbol: ts.Symbol): boolean {
    const declared = symbol.valueDeclaration
    if (declared?.getSourceFile() !== file) return false
    const statement = compiler.isVariableDeclaration(declared) ? declared.parent.parent : declared
    if (statement.parent !== file || compiler.isExpressionStatement(statement)) return false
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
    return !(signature?.parameters.length === 0 && /^[A-Z]/.test(symbol.name))
  }

  const notes = new Map<string, TypeNote>()
  const visit = (node: ts.Node): void => {
    if (compiler.isIdentifier(node)) note(node)
    compiler.forEachChild(node, visit)
  }
  const note = (name: ts.Identifier): void => {
    const symbol = symbolOf(name)
    if (symbol === undefined || !(isFromCraft(symbol) || hasValueFromCraft(symbol) || isTopLevel(symbol)))
      return
    const type = textOf(symbol)
    const known = notes.get(`${name.text} ${type}`) ?? { name: name.text, type, at: [] }
    if (known.at.length === 0 && notes.size === MAX_TYPES) return
    const { line, character } = file.getLineAndCharacterOfPosition(name.getStart(file))
    known.at.push({ line: line + 1, column: character + 1 })
    notes.set(`${name.text} ${type}`, known)
  }
  visit(file)
  return [...notes.values()]
}
