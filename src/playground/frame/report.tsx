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
export let observed: EditorStore | null = null

onRuleCalls((calls) => send({ kind: 'rules', calls }))

/** Renders nothing, and reports the state of the editor around it after every change. */
export function Reporter(): null {
  const store = useReports(report, MAX_LIST)
  useEffect(() => {
    // Before a reader can select anything: the first report comes later.
    markedIn(store)
    return () => {
      if (observed === store) observed = null
    }
  }, [store])
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
  const elements = new Set<Node | null>(Object.values(nodes).map(({ dom }) => dom))
  return Object.values(nodes).flatMap(({ id, dom }) => {
    if (!dom) return []
    const look = lookOf(dom, elements)
    // The mouse may be over it from the start.
    if (!events.selected.has(id) && !(events.hovered.has(id) && looks.has(id))) looks.set(id, look)
    return (looks.get(id) ?? look) === look ? [] : [id]
  })
}

/** The attributes and the content of an element, without the Nodes in it. */
const lookOf = (element: HTMLElement, elements: ReadonlySet<Node | null>): string =>
  [...element.attributes, ...element.childNodes]
    .filter((part) => !elements.has(part))
    .map((part) => (part instanceof Element ? part.outerHTML : `${part.nodeName} ${part.textContent}`))
    .join('\n')

/** Undoes or redoes until `to` changes are applied. */
export function stepTo(to: number): void {
  if (observed) goTo(observed, to)
}

/** Selects a node of the editor. */
export function selectNode(id: string): void {
  observed?.actions.selectNode(id)
}
