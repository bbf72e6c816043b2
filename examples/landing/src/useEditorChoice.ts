import { useEditor } from '@craftjs/core'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { announce } from './announce'
import {
  editorOfAddress,
  loadEditor,
  type EditorName,
  type EditorParts,
} from './editors'

/** An editor and its name. */
export type ChosenEditor = { name: EditorName; parts: EditorParts }

/** Moves the page from its place in one editor to that in the next, in browsers with View Transitions. */
function asOneMovement(change: () => void): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isReduced || !('startViewTransition' in document)) return change()
  const { ready } = document.startViewTransition(() => flushSync(change))
  // A further switch skips the rest of this one.
  ready.catch(() => {})
}

/**
 * The editor that the address names. When that changes, the options that draw the blocks are exchanged and the panels
 * follow; the Nodes, their history and the selection stay, since they belong to `<Editor>`.
 */
export function useEditorChoice(first: ChosenEditor): ChosenEditor {
  const { setOptions } = useEditor().actions
  const [chosen, setChosen] = useState(first)

  useEffect(() => {
    const follow = async () => {
      const name = editorOfAddress()
      try {
        const parts = await loadEditor[name]()
        if (name !== editorOfAddress()) return
        asOneMovement(() => {
          setOptions((options) => {
            options.onRender = parts.BlockFrame
            options.indicator = parts.indicator ?? {}
          })
          setChosen({ name, parts })
        })
      } catch {
        announce('This editor could not be loaded. Try again in a moment.')
      }
    }
    const listen = () => void follow()
    addEventListener('hashchange', listen)
    return () => removeEventListener('hashchange', listen)
  }, [setOptions])

  return chosen
}
