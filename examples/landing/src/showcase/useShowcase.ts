import { useEditor } from '@craftjs/core'
import { useEffect, useRef } from 'react'
import { isShowcase, markShowcase } from './isShowcase'
import { playScript } from './script'

/** Events that mean that the user is active. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'touchstart', 'keydown']

/** The maximum duration in milliseconds, for slow machines. */
const most = 8000

/**
 * Runs the showcase when the parent page requests it. Stops when the parent page requests that, or when the user becomes
 * active. It leaves no traces on the page, in the history, in storage, or in the selection.
 */
export function useShowcase(isSample: boolean): void {
  const { actions, query } = useEditor()
  // In a ref, not in the dependencies: each render creates new ones, which would stop the showcase.
  const editor = useRef({ actions, query })
  useEffect(() => {
    editor.current = { actions, query }
  })

  useEffect(() => {
    if (parent === window || !isSample) return
    let stop: AbortController | null = null

    const restore = (selected: string | undefined) => {
      const { actions, query } = editor.current
      while (query.history.canUndo()) actions.history.undo()
      actions.history.clear()
      actions.selectNode(selected)
      // Craft.js reports the changes to `autosave` before it renders them.
      requestAnimationFrame(() => markShowcase(false))
    }

    const show = async () => {
      const { actions, query } = editor.current
      const { embedded } = document.documentElement.dataset
      const isUsed = query.history.canUndo() || query.history.canRedo()
      if (isShowcase() || isUsed || embedded !== 'idle') return
      if (location.hash !== '#studio') return
      const selected = query.getEvent('selected').first() as string | undefined
      const control = new AbortController()
      const { signal } = control
      stop = control
      const timer = setTimeout(() => control.abort(), most)
      markShowcase(true)
      for (const sign of signs) {
        addEventListener(
          sign,
          // The script presses keys, too.
          ({ isTrusted }) => isTrusted && control.abort(),
          { capture: true, signal },
        )
      }
      try {
        await playScript(query, actions, signal)
      } catch (error) {
        if (!signal.aborted) throw error
      } finally {
        clearTimeout(timer)
        control.abort()
        restore(selected)
      }
    }

    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      const asked = (data as { LANDING_PAGE_SHOWCASE?: unknown } | null)
        ?.LANDING_PAGE_SHOWCASE
      if (origin !== location.origin) return
      if (asked === true) void show()
      if (asked === false) stop?.abort()
    }
    addEventListener('message', listen)
    return () => {
      removeEventListener('message', listen)
      stop?.abort()
    }
  }, [isSample])
}
