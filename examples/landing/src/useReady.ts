import { useEditor } from '@craftjs/core'
import { useEffect } from 'react'
import { firstBlockOf } from './arrange/firstBlockOf'
import { Text } from './blocks/Text'

/** How long after the first paint editing is enabled, in milliseconds: time to see the page as its visitors will. */
const pause = 200

/**
 * Tells the page around this one that the first paint is done, and turns editing on soon after. The sample page then
 * shows what a selected block looks like.
 */
export function useReady(isSample: boolean): void {
  const {
    actions: { setOptions, selectNode },
    query,
  } = useEditor()

  useEffect(() => {
    let timer = 0
    // The second frame begins after the first has been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (parent !== window) {
          parent.postMessage({ LANDING_PAGE_LOADED: true }, location.origin)
        }
        timer = window.setTimeout(() => {
          setOptions((options) => {
            options.enabled = true
          })
          if (isSample) selectNode(firstBlockOf(query, Text))
        }, pause)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isSample, query, selectNode, setOptions])
}
