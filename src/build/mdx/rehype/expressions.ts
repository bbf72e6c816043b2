import type { Pattern, Program } from 'estree-jsx'
import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { literalValue } from '../literalValue'
import { authorErrorAt } from '../authorErrors'
import { childrenOf, type Expression, type HastNode, rewrite } from '../tree'

/** Drops comments in braces and puts written-out values in the text; code is left to pages that have some. */
export function expressions() {
  return (tree: Root, file: VFile): void => {
    const mayCompute = ownNamesOf(tree) !== null
    rewrite(tree, (node) => {
      if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return node
      return replace(node, file, mayCompute)
    })
  }
}

/** What stands in the page instead of braces. */
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

/** The names that a body's own `import` and `export` lines declare; `null` when it has no such lines. */
export function ownNamesOf(tree: Root): ReadonlySet<string> | null {
  const programs = childrenOf(tree).flatMap((node) => (node.type === 'mdxjsEsm' ? [node.data?.estree] : []))
  return programs.length === 0 ? null : new Set(programs.flatMap(namesIn))
}

/** The names that one stretch of code declares. */
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

/** The names that a pattern such as `{ a, b: [c] }` binds. */
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
