import { createContext } from 'react'
import type { EditorView } from './EditorView'

/** Receives what an editor looks like, after every change of it. */
export type Watch = (view: EditorView) => void

/** Who looks on at the editors below; nobody where they run on their own. */
export const WatchContext = createContext<Watch | null>(null)
