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
  send({ kind: 'state', state: { ...state, saved: saved.length <= MAX_PAGE ? saved : null, isChanged } })
}

/** Undoes or redoes until `to` changes are applied. */
export function stepTo(to: number): void {
  if (observed) goTo(observed, to)
}

/** Selects a node of the editor. */
export function selectNode(id: string): void {
  observed?.actions.selectNode(id)
}
