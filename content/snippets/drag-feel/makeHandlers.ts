import type { EditorStore } from '@craftjs/core'
import { CancelableTools } from '../limits/CancelableTools'

/** For the prop `handlers` of `<Editor>`. */
export const makeHandlers = (store: EditorStore) =>
  new CancelableTools({
    store,
    isMultiSelectEnabled: (event) => event.shiftKey,
    removeHoverOnMouseleave: true,
  })
