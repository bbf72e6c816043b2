import { useEditor } from '@craftjs/core'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { announce } from './announce'
import {
  editorOfAddress,
  loadEditor,
  type EditorName,
  type EditorParts,
} from './editors/loadEditor'

/** The chosen editor, with its name. */
export type ChosenEditor = { name: EditorName; parts: EditorParts }

/** Animates the page from one editor to the next, in browsers with View Transitions. */
function asOneMovement(change: () => void): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isReduced || !('startViewTransition' in document)) return change()
  const { ready } = document.startViewTransition(() => flushSync(change))
  // Another switch skips the rest of this transition.
  ready.catch(() => {})
}

/**
 * Returns the editor in the URL. When the URL changes, replaces the options that render blocks, and the panels. The Nodes,
 * the history and the selection stay, because they belong to `<Editor>`.
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
