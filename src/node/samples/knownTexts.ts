import type ts from 'typescript'

/** Texts of types by the type, for every scope that types were written in. */
type Texts = Map<string, Map<ts.Type, string>>

const texts = new WeakMap<ts.TypeChecker, Texts>()

/**
 * Remembers how `write` writes a type: to find the names that `file` knows it by is most of what samples cost, and
 * samples that import the same names know the same types of Craft.js by the same names.
 */
export function knownTexts(
  compiler: typeof ts,
  checker: ts.TypeChecker,
  file: ts.SourceFile,
  write: (type: ts.Type) => string,
): (type: ts.Type) => string {
  const ofChecker = texts.get(checker) ?? new Map<string, Map<ts.Type, string>>()
  texts.set(checker, ofChecker)
  const scope = scopeOf(compiler, file)
  const known = ofChecker.get(scope) ?? new Map<ts.Type, string>()
  ofChecker.set(scope, known)
  return (type) => {
    const text = known.get(type) ?? write(type)
    known.set(type, text)
    return text
  }
}

/** Everything at the top of a file that gives a name a meaning: the imports as they are written, and what it declares. */
function scopeOf(compiler: typeof ts, file: ts.SourceFile): string {
  const names = (binding: ts.BindingName): string[] =>
    compiler.isIdentifier(binding)
      ? [binding.text]
      : binding.elements.flatMap((element) => (compiler.isBindingElement(element) ? names(element.name) : []))
  return file.statements
    .flatMap((statement) => {
      if (compiler.isVariableStatement(statement))
        return statement.declarationList.declarations.flatMap(({ name }) => names(name))
      if (compiler.isExpressionStatement(statement)) return []
      const name = 'name' in statement ? (statement.name as ts.Node | undefined) : undefined
      return name && !compiler.isImportEqualsDeclaration(statement)
        ? name.getText(file)
        : statement.getText(file)
    })
    .join('\n')
}
