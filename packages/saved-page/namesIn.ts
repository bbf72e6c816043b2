import type { AnyNode, Expression, ObjectExpression, Program } from 'acorn'

/** The names of the components in a resolver. */
export interface ResolverNames {
  /** The keys of the resolver; `null` if they are not all known. */
  names: string[] | null
  /** Whether the text has a resolver with keys that cannot be read from this file alone. */
  isIncomplete: boolean
}

/** Text that a list of names or a simple object cannot contain: it is code. */
const CODE = /[=<(]|\.\.\.|\bimport\b|\/[/*]|\[\s*[\w$]|:\s*\{/

/** Reads component names from a list, the keys of a resolver, or a file that contains a resolver. */
export async function namesIn(text: string): Promise<ResolverNames> {
  if (text.trim() === '') return { names: null, isIncomplete: false }
  if (CODE.test(text)) return namesInCode(text)
  const names = text
    .replace(/^[\s{[]+|[\s}\]]+$/g, '')
    .split(/[,;\n]/)
    .map((entry) => /^\s*(["'`]?)(.+?)\1\s*(?::|$)/.exec(entry)?.[2]?.trim() ?? '')
    .filter((name) => name !== '')
    .flatMap((name) => (/^[\w$]+(?: +[\w$]+)+$/.test(name) ? name.split(/ +/) : name))
  return { names: names.length === 0 ? null : [...new Set(names)], isIncomplete: false }
}

async function namesInCode(text: string): Promise<ResolverNames> {
  // Loaded only for code, because the parsers are large.
  const [{ transform }, { parse }] = await Promise.all([import('sucrase'), import('acorn')])
  for (const code of [text, `(${text.trim().replace(/[,;]$/, '')})`, `({${text}})`])
    try {
      const plain = transform(code, {
        transforms: ['typescript', 'jsx'],
        jsxRuntime: 'classic',
        production: true,
        keepUnusedImports: true,
      }).code
      const names = keysIn(parse(plain, { ecmaVersion: 'latest', sourceType: 'module' }))
      return { names, isIncomplete: names === null }
    } catch {
      // The next one wraps the text, because an object alone is not a program.
    }
  return { names: null, isIncomplete: true }
}

/** All nodes of a syntax tree, outermost first. */
function nodesIn(program: Program): AnyNode[] {
  const nodes: AnyNode[] = [program]
  for (const node of nodes)
    for (const value of Object.values(node) as unknown[])
      for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
        if (typeof each === 'object' && each !== null && 'type' in each) nodes.push(each as AnyNode)
  return nodes
}

/** The key of a property; `null` if it is only known when the code runs. */
function keyOf(property: ObjectExpression['properties'][number], values: ReadonlyMap<string, Expression>) {
  if (property.type !== 'Property') return null
  const { key, computed } = property
  const value = computed && key.type === 'Identifier' ? values.get(key.name) : key
  if (value?.type === 'Literal') return String(value.value)
  return value?.type === 'Identifier' && !computed ? value.name : null
}

/** The keys of a program's resolver: an `<Editor>`'s, or else a variable or the default export. */
function keysIn(program: Program): string[] | null {
  const nodes = nodesIn(program)
  const values = new Map<string, Expression>()
  for (const node of nodes)
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      values.set(node.id.name, node.init)
  // An object to which the code adds keys later has more than its declaration shows.
  for (const node of nodes)
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
      const { object } = node.left
      if (object.type === 'Identifier' && values.has(object.name)) values.set(object.name, node)
    }

  /** The keys of an expression; `null` if they are not all known. */
  const keysOf = (value: Expression | undefined, depth = 0): string[] | null => {
    if (value === undefined || depth > 8) return null
    if (value.type === 'Identifier') return keysOf(values.get(value.name), depth + 1)
    // `Object.freeze(…)`, `useMemo(() => (…), [])`
    if (value.type === 'CallExpression' && value.arguments.length > 0) {
      const [first] = value.arguments
      const callee = value.callee.type === 'MemberExpression' ? value.callee.property : value.callee
      const isKnown = callee.type === 'Identifier' && ['freeze', 'useMemo'].includes(callee.name)
      return isKnown && first?.type !== 'SpreadElement' ? keysOf(first, depth + 1) : null
    }
    if (value.type === 'ArrowFunctionExpression' && value.body.type !== 'BlockStatement')
      return keysOf(value.body, depth + 1)
    if (value.type !== 'ObjectExpression') return null
    const lists = value.properties.map((property) => {
      if (property.type === 'SpreadElement') return keysOf(property.argument, depth + 1)
      const key = keyOf(property, values)
      return key === null ? null : [key]
    })
    return lists.includes(null) ? null : [...new Set(lists.flatMap((each) => each ?? []))]
  }

  const ofEditor = nodes.flatMap((node): Expression[] =>
    node.type === 'CallExpression'
      ? node.arguments.flatMap((argument) =>
          argument.type === 'ObjectExpression'
            ? argument.properties.flatMap((property) =>
                property.type === 'Property' && keyOf(property, values) === 'resolver'
                  ? [property.value]
                  : [],
              )
            : [],
        )
      : [],
  )
  const named = [...values].filter(([name]) => /resolver|components/i.test(name)).map(([, value]) => value)
  const exported = nodes.flatMap((node): Expression[] => {
    if (node.type === 'ExportDefaultDeclaration') return [node.declaration as Expression]
    return node.type === 'ExpressionStatement' ? [node.expression] : []
  })
  const objects = [...values.values()].filter(({ type }) => type === 'ObjectExpression')
  return keysOf([...ofEditor, ...named, ...exported, ...objects][0])
}
