import ts from 'typescript'
import type { Probe } from './typeProbe'

export const isOptional = ({ flags }: ts.Symbol): boolean => (flags & ts.SymbolFlags.Optional) !== 0

/**
 * Describes how the type `documented` in an entry, which is `alias` in the probe, differs from the type of the member
 * `property`; `null` if they match.
 *
 * A type that compiles must be assignable to the declared type and vice versa. A type that does not compile is shorthand:
 * `{ a, b }` must name existing members, and `(a, b?) => c` must have the same number of required and optional parameters.
 */
export function typeDifference(
  { checker, typeOf, errorOf }: Probe,
  alias: string,
  documented: string,
  property: ts.Symbol,
): string | null {
  const limit = /^\w+ extends (.*)$/.exec(documented)?.[1]
  if (limit !== undefined) return limitOf(property) === limit ? null : 'its constraint differs.'
  const bare = (type: ts.Type) => (isOptional(property) ? checker.getNonNullableType(type) : type)
  const declared = bare(checker.getTypeOfSymbol(property))
  const problem = errorOf(alias)
  if (problem === null && areSame(checker, bare(typeOf(alias)), declared)) return null
  if (documented === 'object') return declared.getProperties().length > 0 ? null : 'it has no members.'
  const names = /^\{([\w\s,?]*)\}$/
    .exec(documented)?.[1]
    ?.split(',')
    .map((name) => name.trim())
  if (names !== undefined) {
    const unknown = names.find((name) => checker.getPropertyOfType(declared, name) === undefined)
    return unknown === undefined ? null : `it has no member “${unknown}”.`
  }
  const [signature] = declared.getCallSignatures()
  const found = problem === null ? null : arityOf(documented)
  if (signature === undefined || found === null) return problem ?? 'neither type is assignable to the other.'
  const wanted = arityOfSignature(checker, signature)
  return wanted === found ? null : `its parameters differ (the package has ${wanted}, not ${found}).`
}

/** Whether two types are assignable to each other. */
export const areSame = (checker: ts.TypeChecker, one: ts.Type, other: ts.Type): boolean =>
  checker.isTypeAssignableTo(one, other) && checker.isTypeAssignableTo(other, one)

/** Constraint of the type parameter that is a property's type. */
function limitOf({ declarations: [declared] = [] }: ts.Symbol): string | null {
  if (declared === undefined || !ts.isPropertySignature(declared)) return null
  const name = declared.type?.getText()
  const alias = ts.findAncestor(declared, ts.isTypeAliasDeclaration)
  return (
    alias?.typeParameters?.find((parameter) => parameter.name.text === name)?.constraint?.getText() ?? null
  )
}

/** Required and total parameter count of a function in shorthand: `2-3`; `null` if it is not a function. */
function arityOf(documented: string): string | null {
  const [alias] = ts.createSourceFile('a.ts', `type A = ${documented}`, ts.ScriptTarget.ES2022).statements
  if (alias === undefined || !ts.isTypeAliasDeclaration(alias) || !ts.isFunctionTypeNode(alias.type))
    return null
  const { parameters } = alias.type
  const needed = parameters.filter(({ questionToken }) => questionToken === undefined)
  return `${needed.length}-${parameters.length}`
}

/** Required and total parameter count of a signature: `2-3`. */
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
