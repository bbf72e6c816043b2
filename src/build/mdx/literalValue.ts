import type { Expression, ObjectExpression, Program } from 'estree-jsx'
import type { Json } from '../../model/body'

/** A value, or why there is none. */
type Evaluated = { value: Json } | { problem: string }

/** The value of an expression that is a literal, such as `{[1, 2]}`. Nothing is evaluated. */
export function literalValue(program: Program | null | undefined): Evaluated {
  const [statement, more] = program?.body ?? []
  if (statement?.type !== 'ExpressionStatement' || more !== undefined) return { problem: 'it is empty' }
  return evaluate(statement.expression)
}

function evaluate(node: Expression): Evaluated {
  if (node.type === 'Literal') {
    return isJsonScalar(node.value) ? { value: node.value } : { problem: 'it is not a JSON value' }
  }
  if (node.type === 'TemplateLiteral') {
    return node.expressions.length === 0
      ? { value: node.quasis[0]?.value.cooked ?? '' }
      : { problem: 'its text is put together at run time' }
  }
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const inner = evaluate(node.argument)
    return 'value' in inner && typeof inner.value === 'number' ? { value: -inner.value } : COMPUTED
  }
  if (node.type === 'ArrayExpression') return evaluateAll(node.elements)
  if (node.type === 'ObjectExpression') return evaluateObject(node)
  return node.type === 'Identifier' ? { problem: `\`${node.name}\` is known only at run time` } : COMPUTED
}

const COMPUTED = { problem: 'it has to be computed' }

/** Whether JSON has this literal, unlike regular expressions and big integers. */
function isJsonScalar(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function evaluateAll(elements: readonly (object | null)[]): Evaluated {
  const values: Json[] = []
  for (const element of elements as (Expression | { type: 'SpreadElement' } | null)[]) {
    if (element === null || element.type === 'SpreadElement')
      return { problem: 'its list is not written out' }
    const item = evaluate(element)
    if ('problem' in item) return item
    values.push(item.value)
  }
  return { value: values }
}

function evaluateObject(node: ObjectExpression): Evaluated {
  const entries: [string, Json][] = []
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed || property.kind !== 'init') {
      return { problem: 'its object is not written out' }
    }
    const { key } = property
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null
    const item = evaluate(property.value as Expression)
    if ('problem' in item) return item
    if (name === null) return { problem: 'its object is not written out' }
    entries.push([name, item.value])
  }
  return { value: Object.fromEntries(entries) }
}
