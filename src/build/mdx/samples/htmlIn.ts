import type ts from 'typescript'

/**
 * Tells what in `file` has its type from an HTML element alone: to find the types of one costs milliseconds, and
 * nothing of them comes from Craft.js.
 */
export function htmlIn(compiler: typeof ts, checker: ts.TypeChecker, file: ts.SourceFile) {
  /** Whether the tag is one of HTML, or something that may hold the name of one. */
  function isHtml(tag: ts.JsxTagNameExpression): boolean {
    if (/^[a-z][\w-]*$/.test(tag.getText(file))) return true
    const type = checker.getTypeAtLocation(tag)
    const isName = ({ flags }: ts.Type): boolean => (flags & compiler.TypeFlags.StringLike) !== 0
    return type.isUnion() ? type.types.some(isName) : isName(type)
  }

  /** Whether `node` is the attributes of an HTML element, or what one of them is given: `{ padding: 8 }` in `style`. */
  function isGivenTo(node: ts.Node): boolean {
    if (compiler.isJsxAttributes(node)) return isHtml(node.parent.tagName)
    const isWithin =
      compiler.isJsxAttribute(node) ||
      compiler.isJsxExpression(node) ||
      compiler.isObjectLiteralExpression(node) ||
      compiler.isPropertyAssignment(node)
    return isWithin && isGivenTo(node.parent)
  }

  /** Whether a parameter or variable holds what an HTML element gives it: `(event) => …` in `onClick`. */
  function isHolder(declaration: ts.Node | undefined): boolean {
    if (declaration === undefined) return false
    if (compiler.isBindingElement(declaration) || compiler.isObjectBindingPattern(declaration))
      return isHolder(declaration.parent)
    const isParameter = compiler.isParameter(declaration)
    if (!isParameter && !compiler.isVariableDeclaration(declaration)) return false
    const { type, initializer, parent } = declaration
    if (type !== undefined) return false
    if (!isParameter) return initializer !== undefined && isGiven(initializer)
    return compiler.isJsxExpression(parent.parent) && isGivenTo(parent.parent)
  }

  /** Whether a value is what an HTML element gave, or is made of that alone: `Number(event.target.value)`. */
  function isGiven(value: ts.Expression): boolean {
    const isPlain = (part: ts.Expression): boolean => compiler.isLiteralExpression(part) || isGiven(part)
    if (compiler.isIdentifier(value)) return isHolder(checker.getSymbolAtLocation(value)?.valueDeclaration)
    if (compiler.isPropertyAccessExpression(value)) return isGiven(value.expression)
    if (compiler.isBinaryExpression(value)) return isGiven(value.left) && isPlain(value.right)
    if (!compiler.isCallExpression(value) || !value.arguments.every(isPlain)) return false
    const { expression } = value
    return isGiven(expression) || /^(?:Number|String)$/.test(expression.getText(file))
  }

  /** Whether `name` is that of a member of such a value: `target` in `event.target`. */
  const isMember = ({ parent, pos }: ts.Identifier): boolean =>
    compiler.isPropertyAccessExpression(parent) && parent.name.pos === pos && isGiven(parent.expression)

  return { isGivenTo, isHolder, isMember }
}
