import type ts from 'typescript'
import { declaredArity } from './declaredArity'

/** How a type that a page shows differs from the declared one, in words; `null` when they agree. */
export function differenceOf(
  compiler: typeof ts,
  checker: ts.TypeChecker,
  written: ts.Type,
  declared: ts.Type,
): string | null {
  const [shown, real] = [membersOf(written), membersOf(declared)]
  const missing = [...real.keys()].find((name) => !shown.has(name))
  if (missing !== undefined) return `it leaves out “${missing}”.`
  const phantom = [...shown.keys()].find((name) => !real.has(name))
  if (phantom !== undefined) return `the package knows no “${phantom}”.`
  const other = [...shown].find(([name, isOptional]) => real.get(name) !== isOptional)?.[0]
  if (other !== undefined) return `“${other}” is ${real.get(other) ? '' : 'not '}optional.`
  const [wanted, found] = [aritiesOf(declared), aritiesOf(written)]
  if (wanted !== found) return `it takes ${found} parameters, not ${wanted}.`
  const fits = checker.isTypeAssignableTo(written, declared) && checker.isTypeAssignableTo(declared, written)
  return fits ? null : 'neither can stand for the other.'

  /** The members of an object type, and whether each may be left out; none for functions and plain values. */
  function membersOf(type: ts.Type): Map<string, boolean> {
    const isObject =
      (type.flags & (compiler.TypeFlags.Object | compiler.TypeFlags.Intersection)) !== 0 &&
      type.getCallSignatures().length === 0
    const properties = isObject ? checker.getPropertiesOfType(type) : []
    return new Map(properties.map(({ name, flags }) => [name, (flags & compiler.SymbolFlags.Optional) !== 0]))
  }

  /** The numbers of parameters of a function, one for each way to call it. */
  function aritiesOf(type: ts.Type): string {
    return type
      .getCallSignatures()
      .map((signature) => declaredArity(compiler, checker, signature))
      .sort()
      .join(' or ')
  }
}
