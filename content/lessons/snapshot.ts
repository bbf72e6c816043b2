import type { LessonSnapshot, SnapshotNode } from '../../src/model/lesson'

/** The code of a file without comments, so that checks ignore them. */
export const codeOf = ({ files }: LessonSnapshot, path: string): string =>
  (files[path] ?? '').replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')

export const nodesOf = ({ nodes }: LessonSnapshot, type: string): SnapshotNode[] =>
  Object.values(nodes).filter((node) => node.type === type)

export const hasMoved = ({ changes }: LessonSnapshot): boolean =>
  changes.some((change) => change.startsWith('Move'))

export const hasProblem = ({ problems }: LessonSnapshot, message: RegExp): boolean =>
  problems.some((problem) => message.test(problem))

/** Returns true if a Node of this type is selected or hovered. */
export const isOn = (
  snapshot: LessonSnapshot,
  event: 'selected' | 'hovered',
  type: string,
  also: (id: string) => boolean = () => true,
): boolean => snapshot[event].some((id) => snapshot.nodes[id]?.type === type && also(id))

/** Names that are also browser globals, so that a missing import causes no error. */
const GLOBALS = ['Element', 'Text']

/** Returns the hint for a mistake that can happen in any step and that the code proves, or null. */
export function commonMistake(snapshot: LessonSnapshot): string | null {
  for (const path of Object.keys(snapshot.files).filter((file) => file.endsWith('.tsx'))) {
    const code = codeOf(snapshot, path)
    for (const name of GLOBALS)
      if (
        new RegExp(`<${name}\\b`).test(code) &&
        !new RegExp(`import\\b[^'"]*\\b${name}\\b|(?:function|const|let|class) ${name}\\b`).test(code)
      )
        return `${path} uses ${name} without importing it, so it refers to the browser's ${name}. Import ${name} from '${name === 'Element' ? '@craftjs/core' : './blocks'}'.`
    if (/\buse(?:Node|Editor)\(\s*\(?[\w\s,]*\)?\s*=>\s*\{\s*\w+\s*:/.test(code))
      return 'The collector returns nothing: after an arrow, braces hold statements. Put the object in parentheses: (node) => ({ … }).'
    if (/\bsetProp\(\s*(?:\w+,\s*)?\([^)]*\)\s*=>\s*\(\{/.test(code))
      return 'setProp ignores what its function returns. Change the props in it: setProp((props) => { props.text = words }).'
    const [, created] = /\bcreate\(\s*\w+,\s*([A-Z]\w*)\s*\)/.exec(code) ?? []
    if (created !== undefined)
      return `create takes an element, as on the page. Write <${created} />, with brackets.`
  }
  return null
}

export const MISSING_IS = /does not exist in the resolver/

export const hasAdded = ({ changes }: LessonSnapshot, name: string): boolean =>
  changes.some((change) => change.startsWith('Add') && change.includes(name))

/** The code of the component `name`, up to the next one. */
export const partOf = (code: string, name: string): string => {
  const [, part = ''] = code.split(new RegExp(`(?:function|const) ${name}\\b`))
  return part.split(/\n(?:export )?(?:function|const) [A-Z]/)[0] ?? ''
}

/** The linked Nodes of all components of this type, by the id of their Element. */
export const placesOf = (snapshot: LessonSnapshot, type: string): [string, SnapshotNode][] =>
  nodesOf(snapshot, type).flatMap(({ linkedNodes }) =>
    Object.entries(linkedNodes).flatMap(([place, id]) => {
      const node = snapshot.nodes[id]
      return node ? [[place, node] as [string, SnapshotNode]] : []
    }),
  )

/** The values of a prop of a Node's children, in order. */
export const childProps = ({ nodes }: LessonSnapshot, id: string, prop: string): unknown[] =>
  (nodes[id]?.nodes ?? []).map((child) => nodes[child]?.props[prop])

/** Calls of a rule during a drag, newest first. */
export const callsOf = (
  { calls }: LessonSnapshot,
  component: string,
  rule: string,
): LessonSnapshot['calls'] =>
  calls.filter((call) => call.component === component && call.rule === rule && call.isDragging)
