import type ts from 'typescript'

/** Modules whose types are written by their own names, imported or not: Craft.js, and the other files of a page. */
const PLAIN = /^(?:@craftjs\/|\.)/

/**
 * Everything that decides by which names a file knows types that it does not declare: files with the same scope write
 * them alike.
 *
 * These are imports under other names, those of types of other packages (`ReactNode`, elsewhere `React.ReactNode`),
 * and names that stand for something else everywhere else (`Node`).
 */
export function scopeOf(compiler: typeof ts, checker: ts.TypeChecker, file: ts.SourceFile): string {
  const { SymbolFlags } = compiler
  const globals = globalTypes(compiler, checker, file)
  const isType = (name: ts.Identifier): boolean => {
    const symbol = checker.getSymbolAtLocation(name)
    const meant = symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return meant === undefined || (meant.flags & (SymbolFlags.Type | SymbolFlags.Namespace)) !== 0
  }

  function imported(statement: ts.ImportDeclaration): string[] {
    const { importClause: clause, moduleSpecifier } = statement
    const from = compiler.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
    if (clause === undefined) return []
    const named = clause.namedBindings
    if (clause.name || !named || compiler.isNamespaceImport(named)) return [statement.getText(file)]
    return named.elements
      .filter(({ name, propertyName }) => {
        const isOdd = globals.has(name.text) || !PLAIN.test(from)
        return propertyName !== undefined || (isOdd && isType(name))
      })
      .map(({ name, propertyName }) => `${propertyName?.getText(file) ?? ''} ${name.text} ${from}`)
  }

  const lines = file.statements.flatMap((statement) => {
    if (compiler.isImportDeclaration(statement)) return imported(statement)
    if (compiler.isImportEqualsDeclaration(statement)) return [statement.getText(file)]
    const name = 'name' in statement ? (statement.name as ts.Identifier | undefined) : undefined
    return name !== undefined && globals.has(name.text) && isType(name) ? [name.text] : []
  })
  return lines.sort().join('\n')
}

const globalsOf = new WeakMap<ts.TypeChecker, ReadonlySet<string>>()

/** Names of types that every file knows without importing them. */
function globalTypes(compiler: typeof ts, checker: ts.TypeChecker, file: ts.SourceFile): ReadonlySet<string> {
  const { Type, Namespace } = compiler.SymbolFlags
  const namesIn = (place: ts.SourceFile) => checker.getSymbolsInScope(place, Type | Namespace)
  const known = globalsOf.get(checker)
  if (known) return known
  // The library declares nothing but globals, so that they are all that can be seen from there.
  const array = namesIn(file).find(({ name }) => name === 'Array')
  const library = array?.declarations?.[0]?.getSourceFile() ?? file
  const names = new Set(namesIn(library).map(({ name }) => name))
  globalsOf.set(checker, names)
  return names
}
