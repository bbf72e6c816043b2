import type { Root } from 'hast'
import type { Pattern, Program } from 'estree-jsx'
import { childrenOf } from '../tree'

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
