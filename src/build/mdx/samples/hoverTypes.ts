import type ts from 'typescript'
import type { TypeNote } from '../../../model/sample'
import { symbolTexts } from './symbolText'

/** Most names of one sample whose types are shown. */
const MOST_NOTES = 24

/** Files that belong to Craft.js. */
const CRAFT = /\/node_modules\/@craftjs\//

/**
 * The types in a sample that a reader may want to know, in the order the names first appear: of what comes from
 * Craft.js, of variables that hold something of it, and of what the sample itself declares at its top.
 */
export function hoverTypes(compiler: typeof ts, checker: ts.TypeChecker, file: ts.SourceFile): TypeNote[] {
  const { SymbolFlags } = compiler
  const textOf = symbolTexts(compiler, checker, file)

  const isCrafts = (symbol: ts.Symbol | undefined): boolean =>
    symbol?.declarations?.some((declaration) => CRAFT.test(declaration.getSourceFile().fileName)) ?? false

  /** The props of the component that `attribute` is given to, if one function says so that needs no types of it. */
  function propsOf({ parent }: ts.JsxAttribute): ts.Type | undefined {
    const [signature, ...more] = checker.getTypeAtLocation(parent.parent.tagName).getCallSignatures()
    if (signature === undefined || more.length > 0 || signature.typeParameters) return undefined
    const [props] = signature.getParameters()
    return props && checker.getTypeOfSymbol(props)
  }

  /** The property that is meant by a name in JSX, or in an object of which a type is expected. */
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
    if (isCrafts(expected)) return expected
    const symbol = checker.getSymbolAtLocation(name)
    return symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  }

  /** Whether a variable holds something that Craft.js gave: by its type, or by the call that it comes from. */
  function holdsCrafts(symbol: ts.Symbol): boolean {
    if (symbol.valueDeclaration === undefined || !(symbol.flags & SymbolFlags.Variable)) return false
    let at: ts.Node = symbol.valueDeclaration
    while (compiler.isBindingElement(at) || compiler.isObjectBindingPattern(at)) at = at.parent
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
    if (isCrafts(type.aliasSymbol) || isCrafts(type.symbol)) return true
    const from = compiler.isVariableDeclaration(at) ? at.initializer : undefined
    if (from === undefined || !compiler.isCallExpression(from)) return false
    const callee = compiler.isPropertyAccessExpression(from.expression)
      ? from.expression.name
      : from.expression
    return compiler.isIdentifier(callee) && isCrafts(symbolOf(callee))
  }

  /** Whether the sample declares it at its top; a component without props says nothing by its type. */
  function isOwn(symbol: ts.Symbol): boolean {
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
    if (symbol === undefined || !(isCrafts(symbol) || holdsCrafts(symbol) || isOwn(symbol))) return
    const type = textOf(symbol)
    const known = notes.get(`${name.text} ${type}`) ?? { name: name.text, type, at: [] }
    if (known.at.length === 0 && notes.size === MOST_NOTES) return
    const { line, character } = file.getLineAndCharacterOfPosition(name.getStart(file))
    known.at.push({ line: line + 1, column: character + 1 })
    notes.set(`${name.text} ${type}`, known)
  }
  visit(file)
  return [...notes.values()]
}
