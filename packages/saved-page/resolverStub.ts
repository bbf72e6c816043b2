import { type Fields, isRecord } from './json'
import { componentOf, linkedField, nodeFields } from './nodes'

/** Facts about a component, collected from all of its Nodes. */
interface ComponentFacts {
  uses: number
  isCanvas: boolean
  displayName: string
  props: Map<string, { uses: number; types: Set<string> }>
  /** The component or tag of each linked Node, by the id of its `<Element>`. */
  linked: Map<string, { type: unknown; isCanvas: boolean }>
  /** Whether another stub renders it in an `<Element>`, without props, so that all of its props are optional. */
  isLinked: boolean
}

/** Nesting levels of objects in props whose types are written out. */
const MAX_DEPTH = 2

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/
const key = (name: string) => (IDENTIFIER.test(name) ? name : JSON.stringify(name))

/** The TypeScript type of a JSON value. */
function typeOf(value: unknown, depth = 0): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) {
    const types = [...new Set((value as unknown[]).slice(0, 50).map((each) => typeOf(each, depth + 1)))]
    if (types.length === 0) return 'unknown[]'
    return types.length === 1 ? `${types[0]}[]` : `(${types.join(' | ')})[]`
  }
  if (!isRecord(value)) return typeof value
  const entries = Object.entries(value)
  if (depth >= MAX_DEPTH || entries.length === 0 || entries.length > 20) return 'Record<string, unknown>'
  return `{ ${entries.map(([name, each]) => `${key(name)}: ${typeOf(each, depth + 1)}`).join('; ')} }`
}

function factsOf(page: Fields): Map<string, ComponentFacts> {
  const components = new Map<string, ComponentFacts>()
  for (const value of Object.values(page)) {
    const node = nodeFields(value)
    const name = node === null ? null : componentOf(node.type)
    if (node === null || name === null) continue
    const facts: ComponentFacts = components.get(name) ?? {
      uses: 0,
      isCanvas: false,
      displayName: typeof node.displayName === 'string' ? node.displayName : name,
      props: new Map(),
      linked: new Map(),
      isLinked: false,
    }
    components.set(name, facts)
    facts.uses += 1
    facts.isCanvas ||= node.isCanvas === true || (Array.isArray(node.nodes) && node.nodes.length > 0)
    for (const [prop, each] of Object.entries(isRecord(node.props) ? node.props : {})) {
      const known = facts.props.get(prop) ?? { uses: 0, types: new Set<string>() }
      facts.props.set(prop, known)
      known.uses += 1
      known.types.add(typeOf(each))
    }
    const linked = node[linkedField(node)]
    for (const [id, child] of Object.entries(isRecord(linked) ? linked : {})) {
      const linkedNode =
        typeof child === 'string' && Object.hasOwn(page, child) ? nodeFields(page[child]) : null
      facts.linked.set(id, { type: linkedNode?.type, isCanvas: linkedNode?.isCanvas === true })
    }
  }
  for (const { linked } of [...components.values()])
    for (const { type } of linked.values()) {
      const facts = components.get(componentOf(type) ?? '')
      if (facts) facts.isLinked = true
    }
  return components
}

/** Assigns a unique identifier to each component. */
function identifiersOf(names: Iterable<string>): Map<string, string> {
  const taken = new Set(['Element', 'React', 'ReactNode', 'useNode', 'resolver'])
  const identifiers = new Map<string, string>()
  for (const name of names) {
    const words = name.replace(/[^\w$]+(.)?/g, (_, letter?: string) => letter?.toUpperCase() ?? '')
    const base = (words.charAt(0).toUpperCase() + words.slice(1)).replace(/^(?![A-Z_$])/, 'Component')
    let identifier = base
    for (let at = 2; taken.has(identifier); at += 1) identifier = `${base}${at}`
    taken.add(identifier)
    identifiers.set(name, identifier)
  }
  return identifiers
}

/** Props whose text components usually render. */
const TEXTS = ['text', 'label', 'title', 'content', 'name', 'value']

const isText = ({ props }: ComponentFacts, name: string) => {
  const types = props.get(name)?.types
  return types?.size === 1 && types.has('string')
}

function component(name: string, facts: ComponentFacts, identifiers: ReadonlyMap<string, string>): string {
  const identifier = identifiers.get(name) as string
  const takesChildren = facts.isCanvas || facts.props.has('children')
  const shown = takesChildren ? 'children' : TEXTS.find((prop) => isText(facts, prop))
  const props = [...facts.props]
    .filter(([prop]) => prop !== 'children')
    .map(
      ([prop, { uses, types }]) =>
        `  ${key(prop)}${uses < facts.uses || facts.isLinked ? '?' : ''}: ${[...types].sort().join(' | ')}`,
    )
  if (takesChildren) props.push('  children?: ReactNode')
  const elements = [...facts.linked].map(([id, { type, isCanvas }]) => {
    const linked = componentOf(type)
    // A component that renders itself would recurse forever.
    const is =
      linked === null || linked === name
        ? JSON.stringify(typeof type === 'string' ? type : 'div')
        : `{${identifiers.get(linked) ?? '"div"'}}`
    return `      <Element id={${JSON.stringify(id)}} is=${is}${isCanvas ? ' canvas' : ''} />`
  })
  return [
    `interface ${identifier}Props {`,
    ...props,
    '}',
    '',
    `export function ${identifier}(${shown ? `{ ${shown} }` : '_props'}: ${identifier}Props) {`,
    '  const { connectors } = useNode()',
    '  return (',
    '    <div ref={(element) => { if (element) connectors.connect(connectors.drag(element)) }}>',
    shown ? `      {${shown}}` : `      {${JSON.stringify(facts.displayName)}}`,
    ...elements,
    '    </div>',
    '  )',
    '}',
    `${identifier}.craft = { displayName: ${JSON.stringify(facts.displayName)} }`,
  ].join('\n')
}

/**
 * Generates TypeScript for a page: a stub of every component that it names, and the resolver. A stub can be selected
 * and dragged, shows its text or its name, declares the props that it has in the page, and renders an `<Element>` for
 * each linked Node.
 */
export function resolverStub(page: Fields): string {
  const components = factsOf(page)
  const identifiers = identifiersOf(components.keys())
  const needsElement = [...components.values()].some(({ linked }) => linked.size > 0)
  const needsChildren = [...components.values()].some(
    ({ isCanvas, props }) => isCanvas || props.has('children'),
  )
  const entries = [...identifiers].map(([name, identifier]) =>
    name === identifier ? `  ${name},` : `  ${key(name)}: ${identifier},`,
  )
  return [
    ...(components.size > 0
      ? [`import { ${needsElement ? 'Element, ' : ''}useNode } from '@craftjs/core'`]
      : []),
    ...(needsChildren ? [`import type { ReactNode } from 'react'`] : []),
    '',
    ...[...components].map(([name, facts]) => `${component(name, facts, identifiers)}\n`),
    'export const resolver = {',
    ...entries,
    '}',
    '',
  ].join('\n')
}
