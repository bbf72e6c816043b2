import { useEditor } from '@craftjs/core'
import { useEffect } from 'react'
import { firstBlockOf } from './arrange/firstBlockOf'
import { Text } from './blocks/Text'

/** The editor is ready after `quietFrames` frames without a change, or after `mostFrames` in any case. */
const quietFrames = 6
const mostFrames = 120

/** Resolves once nothing on the page has changed for some frames. */
async function unchanged(): Promise<void> {
  let quiet = 0
  const observer = new MutationObserver(() => {
    quiet = 0
  })
  observer.observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  for (let frame = 0; frame < mostFrames && quiet < quietFrames; frame++) {
    quiet++
    await new Promise(requestAnimationFrame)
  }
  observer.disconnect()
}

/** Resolves once the layout is final, with its font and pictures. */
async function atRest(): Promise<void> {
  await unchanged()
  await document.fonts.ready
  await Promise.allSettled([...document.images].map((image) => image.decode()))
  await unchanged()
}

/**
 * Selects a block of the sample page, and notifies the parent page when the editor is at rest. Until then, the parent page
 * shows a picture of exactly that state.
 */
export function useReady(isSample: boolean): void {
  const {
    actions: { selectNode },
    query,
  } = useEditor()

  useEffect(() => {
    let isHere = true
    // The layers panel expands its root in the first frame. Select afterwards, so that it expands the selection, too.
    requestAnimationFrame(() => {
      if (isHere && isSample) selectNode(firstBlockOf(query, Text))
    })
    void atRest().then(() => {
      if (!isHere || parent === window) return
      parent.postMessage({ LANDING_PAGE_LOADED: true }, location.origin)
    })
    return () => {
      isHere = false
    }
  }, [isSample, query, selectNode])
}
