import type { Expression, ObjectExpression, Program } from 'estree-jsx'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { Json } from '../../model/body'

/** A value, or why there is none. */
type Evaluated = { value: Json } | { problem: string }

/** Thrown for an expression that is not a literal. Its message says why. */
class NoLiteral extends Error {}

/** The value of a literal expression such as `{[1, 2]}`. No code is run. */
export function literalValue(program: Program | null | undefined): Evaluated {
  const [statement, more] = program?.body ?? []
  if (statement?.type !== 'ExpressionStatement' || more !== undefined) return { problem: 'it is empty' }
  try {
    return { value: valueOf(statement.expression) }
  } catch (error) {
    if (error instanceof NoLiteral) return { problem: error.message }
    throw error
  }
}

/** The value of a JSX attribute; `true` for one that has only a name. */
export const attributeValue = ({ value }: MdxJsxAttribute): Evaluated =>
  typeof value === 'object' && value !== null ? literalValue(value.data?.estree) : { value: value ?? true }

function valueOf(node: Expression): Json {
  if (node.type === 'Literal') {
    if (isJsonScalar(node.value)) return node.value
    throw new NoLiteral('it is not a JSON value')
  }
  if (node.type === 'TemplateLiteral') {
    if (node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? ''
    throw new NoLiteral('its text is assembled at run time')
  }
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = valueOf(node.argument)
    if (typeof value === 'number') return -value
  }
  if (node.type === 'ArrayExpression') {
    return node.elements.map((element) => {
      if (element !== null && element.type !== 'SpreadElement') return valueOf(element)
      throw new NoLiteral('its list has a spread or an empty slot')
    })
  }
  if (node.type === 'ObjectExpression') return Object.fromEntries(node.properties.map(entryOf))
  const isName = node.type === 'Identifier'
  throw new NoLiteral(isName ? `\`${node.name}\` is known only at run time` : 'it has to be computed')
}

/** Whether JSON can represent this literal. It cannot represent regular expressions and big integers. */
function isJsonScalar(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function entryOf(property: ObjectExpression['properties'][number]): [string, Json] {
  if (property.type === 'Property' && !property.computed && property.kind === 'init') {
    const { key, value } = property
    if (key.type === 'Identifier') return [key.name, valueOf(value as Expression)]
    if (key.type === 'Literal') return [String(key.value), valueOf(value as Expression)]
  }
  throw new NoLiteral('its object has a spread, a computed key or a method')
}
