import path from 'node:path'
import type ts from 'typescript'
import { PRELUDE, probeOptions } from './typeProbe'
import { arityOfSignature } from './compareTypes'
import { AuthorError } from '../../../src/build/errors'

/** A block of declarations in a page that shows the signatures of something. */
interface ShownSignatures {
  docId: string
  /** 1-based line of its first line of code. */
  line: number
  code: string
}

const FENCE = /^```tsx? fragment="(?:a )?signature"[^\n]*\n([\s\S]*?)\n```$/gm

/** The blocks of a page that say in their first line that they are a signature. */
export function signaturesIn(docId: string, mdx: string): ShownSignatures[] {
  return [...mdx.matchAll(FENCE)].map(({ index, 1: code = '' }) => ({
    docId,
    line: mdx.slice(0, index).split('\n').length + 1,
    code,
  }))
}

/** Something that a page declares, as it is written there and as the package has it; `null` when it has none. */
interface ShownDeclaration {
  block: ShownSignatures
  name: string
  /** Lines below the first line of the block. */
  line: number
  written: ts.Type
  declared: ts.Type | null
}

/** The helpers without those that pages list apart, as deprecated. */
const HELPERS =
  "Omit<ReturnType<EditorHook['query']['node']>, 'decendants' | 'isParentOfTopLevelCanvas' | 'isTopLevelCanvas'>"

/** What names in the pages stand for that the packages do not export, or of which the pages show a part. */
const REAL_NAMES: Record<string, string> = {
  NodeHelpers: HELPERS,
  NodeHelpersType: `(id: NodeId) => ${HELPERS}`,
  useNode:
    "<S = null>(collect?: (node: Node) => S) => Pick<NodeHook, 'id' | 'related' | 'inNodeContext' | 'connectors' | 'actions'> & S",
  EditorEvents: "EditorState['events']",
  Connector: "NodeHook['connectors']['connect']",
}

/** One program of the packages and of all `shown` declarations, each block in a namespace of its own. */
function signatureProgram(compiler: typeof ts, root: string, shown: readonly ShownSignatures[]) {
  const name = path.join(root, '.signatures.ts')
  const blocks = shown.map(
    ({ code }, at) => `declare namespace Doc_${at} {\n${code.replaceAll(/^declare /gm, '')}\n}`,
  )
  const pairs = blocks.flatMap((block, at) =>
    declaredIn(compiler, block).map((entry, index) => ({ ...entry, at, alias: `${at}_${index}` })),
  )
  const aliases = pairs.flatMap(({ at, alias, symbol, kind, parameters }) => {
    const list = parameters === 0 ? '' : `<${Array<string>(parameters).fill('any').join(', ')}>`
    const real =
      REAL_NAMES[symbol] ?? (kind === 'type' ? `core.${symbol}${list}` : `(typeof all)['${symbol}']`)
    const written = kind === 'type' ? `Doc_${at}.${symbol}${list}` : `typeof Doc_${at}.${symbol}`
    return [`type Written_${alias} = ${written}`, `type Declared_${alias} = ${real}`]
  })
  const all = 'declare const all: typeof core & typeof layers'
  const text = [PRELUDE, all, ...blocks, ...aliases].join('\n')
  const host = compiler.createCompilerHost(probeOptions(compiler), true)
  const { getSourceFile, fileExists } = host
  host.fileExists = (file) => file === name || fileExists(file)
  host.getSourceFile = (file, ...rest) =>
    file === name ? compiler.createSourceFile(file, text, rest[0], true) : getSourceFile(file, ...rest)
  const program = compiler.createProgram([name], probeOptions(compiler), host)
  const file = program.getSourceFile(name)
  const checker = program.getTypeChecker()
  const types = new Map(
    (file?.statements ?? []).flatMap((statement) =>
      compiler.isTypeAliasDeclaration(statement)
        ? [[statement.name.text, checker.getTypeAtLocation(statement.name)] as const]
        : [],
    ),
  )
  const known = (type: ts.Type | undefined) =>
    type !== undefined && !('intrinsicName' in type && type.intrinsicName === 'error') ? type : null
  const declarations = pairs.flatMap(({ at, alias, symbol, line }): ShownDeclaration[] => {
    const block = shown[at]
    const written = types.get(`Written_${alias}`)
    if (block === undefined || written === undefined) return []
    return [{ block, name: symbol, line, written, declared: known(types.get(`Declared_${alias}`)) }]
  })
  return { checker, declarations }
}

/** What a block declares: names, lines within the block, and how many type parameters each needs. */
function declaredIn(compiler: typeof ts, block: string) {
  const file = compiler.createSourceFile('block.ts', block, compiler.ScriptTarget.ES2022, true)
  const [space] = file.statements
  const body = space && compiler.isModuleDeclaration(space) ? space.body : undefined
  const statements = body && compiler.isModuleBlock(body) ? body.statements : []
  const seen = new Set<string>()
  return statements.flatMap((statement) => {
    const isType = compiler.isTypeAliasDeclaration(statement) || compiler.isInterfaceDeclaration(statement)
    const named = compiler.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]
      : statement
    const symbol = named && 'name' in named ? (named.name as ts.Identifier).text : undefined
    if (symbol === undefined || seen.has(symbol)) return []
    seen.add(symbol)
    return [
      {
        symbol,
        kind: isType ? ('type' as const) : ('value' as const),
        parameters: isType ? (statement.typeParameters?.length ?? 0) : 0,
        line: file.getLineAndCharacterOfPosition(statement.getStart()).line - 1,
      },
    ]
  })
}

/** How a type that a page shows differs from the declared one, in words; `null` when they agree. */
function signatureDifference(
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
      .map((signature) => arityOfSignature(compiler, checker, signature))
      .sort()
      .join(' or ')
  }
}

/** How many declarations the pages show, and which of them the package declares in another way. */
interface SignatureReport {
  all: number
  failures: AuthorError[]
}

/**
 * Compares every type, function and constant in the signatures of the pages with what the packages below `root` declare
 * under that name: each must be assignable to the other, with the same members, optional alike.
 */
export function checkSignatures(
  compiler: typeof ts,
  root: string,
  shown: readonly ShownSignatures[],
): SignatureReport {
  const report: SignatureReport = { all: 0, failures: [] }
  const { checker, declarations } = signatureProgram(compiler, root, shown)
  for (const { block, name, line, written, declared } of declarations) {
    const at = `content/docs/${block.docId}.mdx:${block.line + line}`
    report.all += 1
    if (declared === null) {
      report.failures.push(
        new AuthorError(
          `${at}: the packages have no “${name}”.`,
          'Correct the name, or say in REAL_NAMES what it stands for.',
        ),
      )
      continue
    }
    const difference = signatureDifference(compiler, checker, written, declared)
    if (difference === null) continue
    report.failures.push(
      new AuthorError(
        `${at}: “${name}” is not as the package declares it: ${difference}`,
        `The package says: ${checker.typeToString(declared, undefined, compiler.TypeFormatFlags.NoTruncation).slice(0, 600)}`,
      ),
    )
  }
  return report
}
