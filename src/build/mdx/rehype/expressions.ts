import type { Pattern, Program } from 'estree-jsx'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { literalValue } from '../literalValue'
import { authorErrorAt } from '../authorErrors'
import { childrenOf, type Expression, type HastNode, rewrite } from '../tree'

/** Removes comments in braces and replaces literals with their text; only pages with code may contain other code. */
export function expressions() {
  return (tree: Root, file: VFile): void => {
    const mayCompute = ownNamesOf(tree) !== null
    rewrite(tree, (node) => {
      if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return node
      return replace(node, file, mayCompute)
    })
  }
}

function replace(node: Expression, file: VFile, mayCompute: boolean): HastNode | HastNode[] {
  if (node.data?.estree?.body.length === 0) return []
  const result = literalValue(node.data?.estree)
  if ('value' in result && (typeof result.value === 'string' || typeof result.value === 'number')) {
    return { type: 'text', value: String(result.value), ...(node.position && { position: node.position }) }
  }
  if (mayCompute) return node
  throw authorErrorAt(
    file,
    node,
    `“{${node.value.trim().slice(0, 60)}}” would have to run as code.`,
    'Write the text itself, or put braces that readers should see into backticks: `{…}`. Comments are {/* … */}.',
  )
}

/** The names that `import` and `export` lines declare; `null` when there are none. */
export function ownNamesOf(tree: Root): ReadonlySet<string> | null {
  const programs = childrenOf(tree).flatMap((node) => (node.type === 'mdxjsEsm' ? [node.data?.estree] : []))
  return programs.length === 0 ? null : new Set(programs.flatMap(namesIn))
}

function namesIn(program: Program | null | undefined): string[] {
  return (program?.body ?? []).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration } = statement
    if (declaration?.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({ id }) => namesInPattern(id))
    }
    return declaration ? [declaration.id.name] : []
  })
}

/** The names that a destructuring pattern such as `{ a, b: [c] }` binds. */
function namesInPattern(pattern: Pattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'RestElement') return namesInPattern(pattern.argument)
  if (pattern.type === 'AssignmentPattern') return namesInPattern(pattern.left)
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((item) => (item ? namesInPattern(item) : []))
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((property) =>
    namesInPattern(property.type === 'RestElement' ? property.argument : property.value),
  )
}
