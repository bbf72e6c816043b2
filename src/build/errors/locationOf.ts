import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type ts from 'typescript'

function textOf(file: string, root: string): string | null {
  try {
    return readFileSync(path.join(root, file), 'utf8')
  } catch {
    return null
  }
}

/**
 * Returns a location such as `content/site.ts:24`: `file`, a path below `root`, and the first line that has `value` in
 * quotes or as a key. In MDX, it may be anywhere. If no line has it, as for a computed value, returns only `file`.
 */
export function locationOf(file: string, value: string, root: string): string {
  const lines = textOf(file, root)?.split(/\r?\n/) ?? []
  const forms = [`'${value}'`, `"${value}"`, `${value}:`, ...(file.endsWith('.mdx') ? [value] : [])]
  const line = forms.map((form) => lines.findIndex((text) => text.includes(form))).find((at) => at >= 0)
  return line === undefined ? file : `${file}:${line + 1}`
}

/**
 * Returns a location such as `content/site.ts:24`: `file`, a path below `root`, and the line of the value at `keys` (names
 * and indices) in its default export. If that value is computed, this is the line of the closest value around it. Without
 * a default export, returns only `file`.
 */
export function locationOfPath(file: string, keys: readonly PropertyKey[], root: string): string {
  const text = textOf(file, root)
  if (text === null) return file
  // Loaded here because loading takes half a second and only error messages need it.
  const compiler = createRequire(__filename)('typescript') as typeof ts
  const source = compiler.createSourceFile(file, text, compiler.ScriptTarget.Latest, true)
  const exported = source.statements.find(compiler.isExportAssignment)?.expression
  if (!exported) return file
  let node = plain(exported, compiler)
  for (const key of keys) {
    const next = valueAt(node, key, compiler)
    if (!next) break
    node = plain(next, compiler)
  }
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
  return `${file}:${line + 1}`
}

/** Strips `satisfies`, `as` and parentheses from an expression. */
function plain(node: ts.Expression, compiler: typeof ts): ts.Expression {
  const hasType = compiler.isSatisfiesExpression(node) || compiler.isAsExpression(node)
  return hasType || compiler.isParenthesizedExpression(node) ? plain(node.expression, compiler) : node
}

function valueAt(node: ts.Expression, key: PropertyKey, compiler: typeof ts): ts.Expression | undefined {
  if (compiler.isArrayLiteralExpression(node)) {
    // After a spread, the indices of elements are unknown.
    const before = node.elements.slice(0, Number(key) + 1)
    return before.some(compiler.isSpreadElement) ? undefined : node.elements[Number(key)]
  }
  if (!compiler.isObjectLiteralExpression(node)) return undefined
  const property = node.properties.find(
    ({ name }) => name !== undefined && 'text' in name && name.text === String(key),
  )
  return property && compiler.isPropertyAssignment(property) ? property.initializer : undefined
}
