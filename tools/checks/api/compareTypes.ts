import type ts from 'typescript'
import type { Probe } from './typeProbe'

/**
 * How the type in an entry differs from the declared one, in words; `null` when they agree.
 *
 * A type that compiles must be assignable to the declared type and the other way round. What does not compile is
 * shorthand: `{ a, b }` must name members that exist, and `(a, b?) => c` must have as many parameters, optional alike.
 */
export function typeDifference(
  compiler: typeof ts,
  { checker, typeOf, errorOf, file }: Probe,
  alias: string,
  written: string,
  owner: string,
  member: string,
): string | null {
  const property = checker.getPropertiesOfType(typeOf(owner)).find(({ name }) => name === member)
  if (property === undefined) return null
  const limit = /^\w+ extends (.*)$/.exec(written)?.[1]
  if (limit !== undefined) return limitOf(compiler, property) === limit ? null : 'it has another limit.'
  const isOptional = (property.flags & compiler.SymbolFlags.Optional) !== 0
  const bare = (type: ts.Type) => (isOptional ? checker.getNonNullableType(type) : type)
  const declared = bare(checker.getTypeOfSymbolAtLocation(property, file))
  const problem = errorOf(alias)
  if (problem === null) {
    const type = bare(typeOf(alias))
    if (checker.isTypeAssignableTo(type, declared) && checker.isTypeAssignableTo(declared, type)) return null
  }
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
  const parameters = problem === null ? null : parametersIn(written)
  if (signature === undefined || parameters === null) return problem ?? 'neither can stand for the other.'
  const [wanted, found] = [arityOf(parameters), arityOfSignature(compiler, checker, signature)]
  return wanted === found ? null : `it has other parameters (${found} of them, not ${wanted}).`
}

/** The limit of the type parameter that a property has as its type. */
function limitOf(compiler: typeof ts, { declarations = [] }: ts.Symbol): string | null {
  const [declared] = declarations
  if (declared === undefined || !compiler.isPropertySignature(declared)) return null
  const name = declared.type?.getText()
  let at: ts.Node = declared
  while (at.parent !== undefined && !compiler.isTypeAliasDeclaration(at)) at = at.parent
  const list = compiler.isTypeAliasDeclaration(at) ? (at.typeParameters ?? []) : []
  return list.find((parameter) => parameter.name.text === name)?.constraint?.getText() ?? null
}

/** The parameters of a function's shorthand, cut at the commas outside of any brackets; `null` for something else. */
function parametersIn(written: string): string[] | null {
  if (!written.startsWith('(')) return null
  const list = ['']
  let depth = 0
  for (const sign of written.replaceAll('=>', '→')) {
    if ('({[<'.includes(sign) && (depth += 1) === 1) continue
    if (')}]>'.includes(sign) && (depth -= 1) === 0) break
    if (sign === ',' && depth === 1) list.push('')
    else list[list.length - 1] += sign
  }
  return list.filter((part) => part.trim() !== '')
}

/** How many parameters are needed, and how many there may be: `2-3`. */
function arityOf(list: readonly string[]): string {
  return `${list.filter((part) => !/^\s*\w+\?/.test(part)).length}-${list.length}`
}

/** How many parameters a function needs, and how many it may get: `2-3`. */
export function arityOfSignature(
  compiler: typeof ts,
  checker: ts.TypeChecker,
  signature: ts.Signature,
): string {
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
