import ts from 'typescript'
import type { Probe } from './typeProbe'

export const isOptional = ({ flags }: ts.Symbol): boolean => (flags & ts.SymbolFlags.Optional) !== 0

/**
 * How the type `written` in an entry, which the probe knows as `alias`, differs from that of the member `property`, in
 * words; `null` when they agree.
 *
 * A type that compiles must be assignable to the declared type and the other way round. What does not compile is
 * shorthand: `{ a, b }` must name members that exist, and `(a, b?) => c` must have as many parameters, optional alike.
 */
export function typeDifference(
  { checker, typeOf, errorOf }: Probe,
  alias: string,
  written: string,
  property: ts.Symbol,
): string | null {
  const limit = /^\w+ extends (.*)$/.exec(written)?.[1]
  if (limit !== undefined) return limitOf(property) === limit ? null : 'it has another limit.'
  const bare = (type: ts.Type) => (isOptional(property) ? checker.getNonNullableType(type) : type)
  const declared = bare(checker.getTypeOfSymbol(property))
  const problem = errorOf(alias)
  if (problem === null && areSame(checker, bare(typeOf(alias)), declared)) return null
  if (written === 'object') return declared.getProperties().length > 0 ? null : 'it has no members.'
  const names = /^\{([\w\s,?]*)\}$/
    .exec(written)?.[1]
    ?.split(',')
    .map((name) => name.trim())
  if (names !== undefined) {
    const unknown = names.find((name) => checker.getPropertyOfType(declared, name) === undefined)
    return unknown === undefined ? null : `it has no member “${unknown}”.`
  }
  const [signature] = declared.getCallSignatures()
  const found = problem === null ? null : arityOf(written)
  if (signature === undefined || found === null) return problem ?? 'neither can stand for the other.'
  const wanted = arityOfSignature(checker, signature)
  return wanted === found ? null : `it has other parameters (${wanted} of them, not ${found}).`
}

/** Whether each of two types can stand for the other. */
export const areSame = (checker: ts.TypeChecker, one: ts.Type, other: ts.Type): boolean =>
  checker.isTypeAssignableTo(one, other) && checker.isTypeAssignableTo(other, one)

/** The limit of the type parameter that a property has as its type. */
function limitOf({ declarations: [declared] = [] }: ts.Symbol): string | null {
  if (declared === undefined || !ts.isPropertySignature(declared)) return null
  const name = declared.type?.getText()
  const alias = ts.findAncestor(declared, ts.isTypeAliasDeclaration)
  return (
    alias?.typeParameters?.find((parameter) => parameter.name.text === name)?.constraint?.getText() ?? null
  )
}

/** How many parameters a function in shorthand needs, and how many it may get: `2-3`; `null` for something else. */
function arityOf(written: string): string | null {
  const [alias] = ts.createSourceFile('a.ts', `type A = ${written}`, ts.ScriptTarget.ES2022).statements
  if (alias === undefined || !ts.isTypeAliasDeclaration(alias) || !ts.isFunctionTypeNode(alias.type))
    return null
  const { parameters } = alias.type
  const needed = parameters.filter(({ questionToken }) => questionToken === undefined)
  return `${needed.length}-${parameters.length}`
}

/** How many parameters a function needs, and how many it may get: `2-3`. */
export function arityOfSignature(checker: ts.TypeChecker, signature: ts.Signature): string {
  let needed = 0
  let most = 0
  for (const parameter of signature.getParameters()) {
    const node = parameter.valueDeclaration
    const type = checker.getTypeOfSymbol(parameter)
    if (node && ts.isParameter(node) && node.dotDotDotToken && checker.isTupleType(type)) {
      const { minLength, fixedLength } = (type as ts.TupleTypeReference).target
      needed += minLength
      most += Math.max(minLength, fixedLength)
    } else {
      most += 1
      if (!(node && ts.isParameter(node) && checker.isOptionalParameter(node))) needed += 1
    }
  }
  return `${needed}-${most}`
}
