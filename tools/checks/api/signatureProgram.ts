import path from 'node:path'
import type ts from 'typescript'
import { PRELUDE, probeOptions } from './probe'
import type { ShownSignatures } from './signaturesIn'

/** Something that a page declares, as it is written there and as the package has it; `null` when it has none. */
export interface ShownDeclaration {
  block: ShownSignatures
  name: string
  /** Lines below the first line of the block. */
  line: number
  written: ts.Type
  declared: ts.Type | null
}

/** The helpers without those that pages list apart, as deprecated. */
const HELPERS =
  "Omit<ReturnType<Editing['query']['node']>, 'decendants' | 'isParentOfTopLevelCanvas' | 'isTopLevelCanvas'>"

/** What names in the pages stand for that the packages do not export, or of which the pages show a part. */
const REAL_NAMES: Record<string, string> = {
  NodeHelpers: HELPERS,
  NodeHelpersType: `(id: NodeId) => ${HELPERS}`,
  useNode:
    "<S = null>(collect?: (node: Node) => S) => Pick<Noding, 'id' | 'related' | 'inNodeContext' | 'connectors' | 'actions'> & S",
  EditorEvents: "EditorState['events']",
  Connector: "Noding['connectors']['connect']",
}

/** One program of the packages and of all `shown` declarations, each block in a namespace of its own. */
export function signatureProgram(compiler: typeof ts, root: string, shown: readonly ShownSignatures[]) {
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
