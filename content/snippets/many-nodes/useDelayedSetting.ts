import { useCallback, useEffect, useRef, useState } from 'react'
import { useEditor, useNode } from '@craftjs/core'

const PAUSE_MS = 300

interface Waiting {
  text: string
  timer: ReturnType<typeof setTimeout>
}

/**
 * Like `useSetting`, but changes the page only after a pause. Returns the text to show, its setter, and a function
 * that stores it at once, for `onBlur`.
 */
export function useDelayedSetting(
  prop: string,
): [text: string, setText: (text: string) => void, store: () => void] {
  const { actions, query } = useEditor()
  const { id, stored } = useNode((node) => ({
    stored: node.data.props[prop] as string,
  }))
  const [typed, setTyped] = useState<string | null>(null)
  const waiting = useRef<Waiting | null>(null)
  const { setProp } = actions

  const store = useCallback(() => {
    if (!waiting.current) return
    const { text, timer } = waiting.current
    clearTimeout(timer)
    waiting.current = null
    setTyped(null)
    // The Node may have been deleted.
    if (query.node(id).get())
      setProp(id, (props: Record<string, string>) => (props[prop] = text))
  }, [id, prop, query, setProp])

  useEffect(() => {
    // Captured, so that they run before the listeners of the autosave.
    const events = ['beforeunload', 'pagehide']
    for (const event of events) window.addEventListener(event, store, true)
    return () => {
      for (const event of events) window.removeEventListener(event, store, true)
      // The user selected another element.
      store()
    }
  }, [store])

  function setText(text: string) {
    clearTimeout(waiting.current?.timer)
    setTyped(text)
    waiting.current = { text, timer: setTimeout(store, PAUSE_MS) }
  }
  return [typed ?? stored, setText, store]
}
