import type { Root } from 'mdast'
import ts from 'typescript'
import { AuthorError } from '../../../src/build/errors'
import { fencesIn } from '../markdown'
import { areSame, arityOfSignature, isOptional } from './compareTypes'
import { type Probe, probeTypes } from './typeProbe'

/** A code block in a page that shows the signatures of a symbol. */
interface ShownSignatures {
  docId: string
  /** 1-based line of its first line of code. */
  line: number
  code: string
}

/** The blocks of a page that are marked as a signature in their first line. */
export const signaturesIn = (docId: string, tree: Root): ShownSignatures[] =>
  fencesIn(tree)
    .filter(({ meta }) => /^fragment="(?:a )?signature"/.test(meta ?? ''))
    .map(({ value, position }) => ({ docId, line: (position?.start.line ?? 0) + 1, code: value }))

/** The Node helpers without the deprecated ones, which the pages list separately. */
const HELPERS =
  "Omit<ReturnType<EditorHook['query']['node']>, 'decendants' | 'isParentOfTopLevelCanvas' | 'isTopLevelCanvas'>"

/** Types for names in the pages that the packages do not export, or that the pages show only in part. */
const REAL_NAMES: Record<string, string> = {
  NodeHelpers: HELPERS,
  NodeHelpersType: `(id: NodeId) => ${HELPERS}`,
  useNode:
    "<S = null>(collect?: (node: Node) => S) => Pick<NodeHook, 'id' | 'related' | 'inNodeContext' | 'connectors' | 'actions'> & S",
  EditorEvents: "EditorState['events']",
  Connector: "NodeHook['connectors']['connect']",
}

/** Declarations in a block of code: name, line within the block, and number of type parameters. */
function declaredIn(code: string) {
  const file = ts.createSourceFile('block.d.ts', code, ts.ScriptTarget.ES2022, true)
  const found = file.statements.flatMap((statement) => {
    const isType = ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)
    const named = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : statement
    if (named === undefined || !('name' in named)) return []
    const name = (named.name as ts.Identifier).text
    const { line } = file.getLineAndCharacterOfPosition(statement.getStart())
    return [{ name, line, isType, parameters: isType ? (statement.typeParameters?.length ?? 0) : 0 }]
  })
  // An overloaded function counts once.
  return found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at)
}

/** Describes how a type in a page differs from the declared one; `null` if they match. */
function signatureDifference({ checker }: Probe, documented: ts.Type, declared: ts.Type): string | null {
  const [shown, real] = [membersOf(documented), membersOf(declared)]
  const missing = [...real.keys()].find((name) => !shown.has(name))
  if (missing !== undefined) return `it leaves out “${missing}”.`
  const phantom = [...shown.keys()].find((name) => !real.has(name))
  if (phantom !== undefined) return `the package has no “${phantom}”.`
  const other = [...shown].find(([name, isLeftOut]) => real.get(name) !== isLeftOut)?.[0]
  if (other !== undefined) return `“${other}” is ${real.get(other) ? '' : 'not '}optional.`
  const [wanted, found] = [aritiesOf(declared), aritiesOf(documented)]
  if (wanted !== found) return `it takes ${found} parameters, not ${wanted}.`
  return areSame(checker, documented, declared) ? null : 'neither type is assignable to the other.'

  /** Members of an object type, each with whether it is optional; empty for functions and primitives. */
  function membersOf(type: ts.Type): Map<string, boolean> {
    const isObject =
      (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
      type.getCallSignatures().length === 0
    const properties = isObject ? checker.getPropertiesOfType(type) : []
    return new Map(properties.map((property) => [property.name, isOptional(property)]))
  }

  /** Parameter counts of a function, one for each overload. */
  function aritiesOf(type: ts.Type): string {
    return type
      .getCallSignatures()
      .map((signature) => arityOfSignature(checker, signature))
      .sort()
      .join(' or ')
  }
}

/**
 * Compares every type, function, and constant in the pages' signatures with the packages' declaration of that name: each
 * must be assignable to the other, with the same members, and the same ones optional.
 */
export function checkSignatures(shown: readonly ShownSignatures[]): AuthorError[] {
  const declarations = shown.flatMap(({ docId, line: first, code }, block) =>
    declaredIn(code).map(({ name, line, isType, parameters }, index) => {
      const list = parameters === 0 ? '' : `<${Array<string>(parameters).fill('any').join(', ')}>`
      const documented = isType ? `Doc_${block}.${name}${list}` : `typeof Doc_${block}.${name}`
      const declared = REAL_NAMES[name] ?? (isType ? `core.${name}${list}` : `(typeof all)['${name}']`)
      return {
        at: `content/docs/${docId}.mdx:${first + line}`,
        name,
        documented,
        declared,
        alias: `${block}_${index}`,
      }
    }),
  )
  const probe = probeTypes(
    new Map(
      declarations.flatMap(({ alias, documented, declared }) => [
        [`Written_${alias}`, documented],
        [`Declared_${alias}`, declared],
      ]),
    ),
    // Each block gets its own namespace.
    shown.map(({ code }, at) => `declare namespace Doc_${at} {\n${code.replaceAll(/^declare /gm, '')}\n}`),
  )
  return declarations.flatMap(({ at, name, alias }) => {
    if (probe.errorOf(`Declared_${alias}`) !== null)
      return new AuthorError(
        `${at}: the packages have no “${name}”.`,
        'Correct the name, or add its type to REAL_NAMES.',
      )
    const declared = probe.typeOf(`Declared_${alias}`)
    const difference = signatureDifference(probe, probe.typeOf(`Written_${alias}`), declared)
    if (difference === null) return []
    return new AuthorError(
      `${at}: “${name}” differs from its declaration: ${difference}`,
      `The package has: ${probe.textOf(declared)}`,
    )
  })
}
