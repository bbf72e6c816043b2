import { type Node, parse } from 'acorn'

/** Text to insert into code, before the character at `at`. */
interface Insertion {
  at: number
  text: string
}

/** The fields of syntax nodes that are used here. The type of a node determines which it has. */
interface Syntax extends Node {
  body?: Syntax | Syntax[]
  expression?: boolean
  callee?: Syntax
  arguments?: Syntax[]
  name?: string
  value?: unknown
}

const LOOP = /^(?:While|DoWhile|For|ForIn|ForOf)Statement$/
const FUNCTION = /^(?:FunctionDeclaration|(?:Arrow)?FunctionExpression)$/

/**
 * Inserts a call of the function `guard` at the start of every loop and function, so that code can be stopped.
 * Preserves line numbers. Also returns the packages and files that the code requires.
 *
 * Throws acorn's `SyntaxError`, which has the position in `loc`.
 */
export function guardCode(code: string, guard: string): { code: string; required: string[] } {
  const insertions: Insertion[] = []
  const required: string[] = []
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'script' })
  visitNodes(program as Syntax, (node) => {
    if (LOOP.test(node.type) || FUNCTION.test(node.type)) insertions.push(...guarded(node, guard))
    const specifier = requiredBy(node)
    if (specifier !== null) required.push(specifier)
  })
  return { code: insert(code, insertions), required }
}

/** The insertions for a loop or a function. */
function guarded({ type, body }: Syntax, guard: string): Insertion[] {
  if (!body || Array.isArray(body)) return []
  if (body.type === 'BlockStatement') {
    // Directives such as "use strict" have to stay at the start.
    const last = (body.body as Syntax[]).filter((node) => 'directive' in node).at(-1)
    return [{ at: last?.end ?? body.start + 1, text: `;${guard}();` }]
  }
  return type === 'ArrowFunctionExpression'
    ? [
        { at: body.start, text: `(${guard}(),` },
        { at: body.end, text: ')' },
      ]
    : [
        { at: body.start, text: `{${guard}();` },
        { at: body.end, text: '}' },
      ]
}

/** The argument of a `require` call; `null` for every other node. */
function requiredBy({ type, callee, arguments: values }: Syntax): string | null {
  if (type !== 'CallExpression' || callee?.type !== 'Identifier' || callee.name !== 'require') return null
  const value = values?.[0]?.value
  return typeof value === 'string' ? value : null
}

/** Calls `visit` for every node, outer ones first. Not recursive: deeply nested code would overflow the stack. */
function visitNodes(root: Syntax, visit: (node: Syntax) => void): void {
  const stack: unknown[] = [root]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (Array.isArray(next)) stack.push(...(next as unknown[]).reverse())
    else if (typeof next === 'object' && next !== null && 'type' in next) {
      visit(next as Syntax)
      stack.push(...Object.values(next).reverse())
    }
  }
}

/**
 * Inserts texts. At the same place, closing texts come first, inner ones before outer ones, then opening texts, outer
 * ones first.
 */
function insert(code: string, insertions: readonly Insertion[]): string {
  const isClosing = ({ text }: Insertion) => text === ')' || text === '}'
  const ordered = insertions
    .map((insertion, order) => ({ ...insertion, order: isClosing(insertion) ? -order : order }))
    .sort((a, b) => a.at - b.at || Number(isClosing(b)) - Number(isClosing(a)) || a.order - b.order)
  let result = ''
  let from = 0
  for (const { at, text } of ordered) {
    result += code.slice(from, at) + text
    from = at
  }
  return result + code.slice(from)
}
