import { type EditorState, useEditor } from '@craftjs/core'
import { useEffect } from 'react'
import { type EditorReport, type ListedNode, MAX_LIST, MAX_PAGE } from './messages'
import { cut, send } from './page'
import { describeChange } from './describeChange'

type Handle = Pick<ReturnType<typeof useEditor>, 'actions' | 'query' | 'store'>

/** Milliseconds between two reports: the state changes with every movement of the mouse. */
const PAUSE = 40

/** The editor that is reported: the first one on the page. */
let observed: { owner: object; handle: Handle; state: EditorState } | null = null
let isScheduled = false

/** Whether something is being dragged. */
export const isDragging = (): boolean =>
  observed !== null && (observed.state.events.dragged.size > 0 || observed.state.indicator !== null)

/** Renders nothing, and reports the state of the editor around it after every change. */
export function Reporter(): null {
  const { actions, query, store, state } = useEditor((state) => ({ state }))
  useEffect(() => {
    if (observed !== null && observed.owner !== store) return
    observed = { owner: store, handle: { actions, query, store }, state }
    if (isScheduled) return
    isScheduled = true
    setTimeout(report, PAUSE)
    // Actions and query are new objects in every render, but what they do depends on the state alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state, store])
  useEffect(
    () => () => {
      if (observed?.owner === store) observed = null
    },
    [store],
  )
  return null
}

function report(): void {
  isScheduled = false
  if (observed === null) return
  const { handle, state } = observed
  send({ kind: 'state', state: reportOf(state, handle) })
}

function reportOf(state: EditorState, { query, store }: Handle): EditorReport {
  const { timeline, pointer } = store.history
  const saved = query.serialize()
  const eventOf = (name: 'selected' | 'hovered' | 'dragged') => query.getEvent(name).all().slice(0, MAX_LIST)
  return {
    nodes: listNodes(state),
    count: Object.keys(state.nodes).length,
    saved: saved.length <= MAX_PAGE ? saved : null,
    selected: eventOf('selected'),
    hovered: eventOf('hovered'),
    dragged: eventOf('dragged'),
    changes: timeline.slice(0, MAX_LIST).map(({ patches }) => describeChange(patches, state)),
    applied: Math.min(pointer + 1, MAX_LIST),
    isChanged: timeline.length > 0,
  }
}

/** In characters. */
const MAX_LABEL_TEXT = 24

/** Nodes in document order. Not recursive: a page may be nested deeper than the stack. */
function listNodes(state: EditorState): ListedNode[] {
  const listed: ListedNode[] = []
  const waiting = [{ id: 'ROOT', depth: 0, isLinked: false }]
  for (let next = waiting.pop(); next && listed.length < MAX_LIST; next = waiting.pop()) {
    const node = state.nodes[next.id]
    if (!node) continue
    const { displayName, props, isCanvas, nodes, linkedNodes } = node.data
    const { text } = props as { text?: unknown }
    const quoted = typeof text === 'string' && text !== '' ? ` “${cut(text, MAX_LABEL_TEXT)}”` : ''
    listed.push({ ...next, label: cut(displayName, 80) + quoted, isCanvas })
    const depth = next.depth + 1
    const children = [
      ...Object.values(linkedNodes).map((id) => ({ id, depth, isLinked: true })),
      ...nodes.map((id) => ({ id, depth, isLinked: false })),
    ]
    waiting.push(...children.reverse())
  }
  return listed
}

/** Undoes or redoes until `to` changes are applied. */
export function stepTo(to: number): void {
  if (observed === null) return
  const { actions, query, store } = observed.handle
  while (store.history.pointer + 1 > to && query.history.canUndo()) actions.history.undo()
  while (store.history.pointer + 1 < to && query.history.canRedo()) actions.history.redo()
}

/** Selects a node of the editor. */
export function selectNode(id: string): void {
  observed?.handle.actions.selectNode(id)
}
