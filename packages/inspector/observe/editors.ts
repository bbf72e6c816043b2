import type { useEditor } from '@craftjs/core'

/** The state of an editor with its actions and its history. */
export type EditorStore = ReturnType<typeof useEditor>['store']

/** The editors that are observed. */
export const editors = new Set<EditorStore>()

/** Whether something is being dragged in one of them. */
export const isDragging = (): boolean =>
  [...editors].some(({ query }) => {
    const { events, indicator } = query.getState()
    return events.dragged.size > 0 || indicator !== null
  })
