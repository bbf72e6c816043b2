import {
  type EditorReport,
  type EditorStore,
  goTo,
  onRuleCalls,
  useReports,
} from '@craftjs-site/inspector/observe'
import { useEffect } from 'react'
import { MAX_LIST, MAX_PAGE } from './messages'
import { send } from './page'

/** The editor that is reported: the first one on the page. */
let observed: EditorStore | null = null

export const observedEditor = (): EditorStore | null => observed

onRuleCalls((calls) => send({ kind: 'rules', calls }))

/** Renders nothing, and reports the state of the editor around it after every change. */
export function Reporter(): null {
  const store = useReports(report, MAX_LIST)
  useEffect(
    () => () => {
      if (observed === store) observed = null
    },
    [store],
  )
  return null
}

function report(state: EditorReport, store: EditorStore): void {
  observed ??= store
  if (observed !== store) return
  const saved = store.query.serialize()
  const isChanged = store.history.timeline.length > 0
  const marked = markedIn(store).slice(0, MAX_LIST)
  send({
    kind: 'state',
    state: { ...state, saved: saved.length <= MAX_PAGE ? saved : null, isChanged, marked },
  })
}

/** How the elements of Nodes look while they are neither selected nor hovered, by id. */
const looks = new Map<string, string>()

function markedIn({ query }: EditorStore): string[] {
  const { nodes, events } = query.getState()
  const elements = new Set<ChildNode | null>(Object.values(nodes).map(({ dom }) => dom))
  return Object.values(nodes).flatMap(({ id, dom }) => {
    const look = dom ? lookOf(dom, elements) : ''
    if (!events.selected.has(id) && !events.hovered.has(id)) looks.set(id, look)
    return (looks.get(id) ?? look) === look ? [] : [id]
  })
}

/** The attributes and the text of an element, without those of other Nodes inside. */
function lookOf(element: ChildNode, elements: ReadonlySet<ChildNode | null>): string {
  if (!(element instanceof Element)) return element.textContent ?? ''
  const children = [...element.childNodes].filter((child) => !elements.has(child))
  return [...element.attributes]
    .map(({ name, value }) => `${name}=${value}`)
    .concat(children.map((child) => lookOf(child, elements)))
    .join('\n')
}

/** Undoes or redoes until `to` changes are applied. */
export function stepTo(to: number): void {
  if (observed) goTo(observed, to)
}

/** Selects a node of the editor. */
export function selectNode(id: string): void {
  observed?.actions.selectNode(id)
}
