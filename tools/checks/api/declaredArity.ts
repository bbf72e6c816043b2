import type ts from 'typescript'

/** How many parameters a function needs, and how many it may get: `2-3`. */
export function declaredArity(compiler: typeof ts, checker: ts.TypeChecker, signature: ts.Signature): string {
  let needed = 0
  let most = 0
  for (const parameter of signature.getParameters()) {
    const node = parameter.valueDeclaration
    const type = checker.getTypeOfSymbol(parameter)
    if (node && compiler.isParameter(node) && node.dotDotDotToken && checker.isTupleType(type)) {
      const { minLength, fixedLength } = (type as ts.TupleTypeReference).target
      needed += minLength
      most += Math.max(minLength, fixedLength)
    } else {
      most += 1
      if (!(node && compiler.isParameter(node) && checker.isOptionalParameter(node))) needed += 1
    }
  }
  return `${needed}-${most}`
}
