import { useEditor } from '@craftjs/core'
import { useEffect } from 'react'
import { firstBlockOf } from './arrange/firstBlockOf'
import { Text } from './blocks/Text'

/** How many frames nothing may have changed until the editor is at rest, and after how many it counts as that anyway. */
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

/** Resolves once everything stands where it stays, with its font and its pictures. */
async function atRest(): Promise<void> {
  await unchanged()
  await document.fonts.ready
  await Promise.allSettled([...document.images].map((image) => image.decode()))
  await unchanged()
}

/**
 * Shows what a selected block looks like on the sample page, and tells the page around this one when the editor is at
 * rest: it shows a picture of exactly that until then.
 */
export function useReady(isSample: boolean): void {
  const {
    actions: { selectNode },
    query,
  } = useEditor()

  useEffect(() => {
    let isHere = true
    // The layers panel expands its root in the first frame, and what is selected after that.
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
