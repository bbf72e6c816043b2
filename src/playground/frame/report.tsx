import {
  type EditorReport,
  type EditorStore,
  goTo,
  onRuleCalls,
  useEditorChanges,
  useReports,
} from '@craftjs-site/inspector/observe'
import { useEffect } from 'react'
import { markNodes } from '../../../content/snippets/frames/markNodes'
import { drawFrame } from './drawFrame'
import { MAX_LIST_LENGTH, MAX_PAGE_LENGTH } from './messages'
import { send } from './page'

/** The observed editor: the first one on the page. */
export let observed: EditorStore | null = null

onRuleCalls((calls) => send({ kind: 'rules', calls }))

let isLesson = false

/** In a lesson, the reader's code shows what is selected, not the site's frames. Those only show the target of a drag. */
export function startLesson(): void {
  isLesson = true
}

function mark({ query }: EditorStore): void {
  const state = query.getState()
  const none = { selected: new Set<string>(), hovered: new Set<string>() }
  markNodes(isLesson ? { ...state, events: { ...state.events, ...none } } : state)
}

/** Renders nothing. Marks the Nodes of the surrounding editor, and reports its state after every change. */
export function Reporter(): null {
  // Without a pause, so that frames and tags follow the mouse.
  useEditorChanges(mark, 0)
  const store = useReports(report, MAX_LIST_LENGTH)
  useEffect(() => {
    // Record the initial appearance now. The first report comes later, when something may already be selected.
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
  const marked = markedIn(store).slice(0, MAX_LIST_LENGTH)
  send({
    kind: 'state',
    state: { ...state, saved: saved.length <= MAX_PAGE_LENGTH ? saved : null, isChanged, marked },
  })
}

/** The appearance of each Node's element while it is neither selected nor hovered, by id. */
const appearances = new Map<string, string>()

function markedIn({ query }: EditorStore): string[] {
  const { nodes, events } = query.getState()
  const elements = new Set<Node | null>(Object.values(nodes).map(({ dom }) => dom))
  return Object.values(nodes).flatMap(({ id, dom }) => {
    if (!dom) return []
    const appearance = appearanceOf(dom, elements)
    // The mouse may already be over it at the start.
    if (!events.selected.has(id) && !(events.hovered.has(id) && appearances.has(id)))
      appearances.set(id, appearance)
    return (appearances.get(id) ?? appearance) === appearance ? [] : [id]
  })
}

/** The attributes and content of an element, without the Nodes in it and the site's marks. */
const appearanceOf = (element: HTMLElement, elements: ReadonlySet<Node | null>): string =>
  [...element.attributes, ...element.childNodes]
    .filter((part) => !elements.has(part) && !/^data-(?:node|mark)$/.test(part.nodeName))
    .map((part) => (part instanceof Element ? part.outerHTML : `${part.nodeName} ${part.textContent}`))
    .join('\n')

/** Undoes or redoes until `to` changes are applied. */
export function stepTo(to: number): void {
  if (observed) goTo(observed, to)
}

/** Draws a frame around the selected Node of the observed editor, once. */
export function celebrateSelection(): void {
  const { nodes, events } = observed?.query.getState() ?? {}
  const [id = ''] = events?.selected ?? []
  const { dom } = nodes?.[id] ?? {}
  if (dom) drawFrame(dom)
}

/** Selects a Node of the observed editor. */
export function selectNode(id: string): void {
  observed?.actions.selectNode(id)
}
