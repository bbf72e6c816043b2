import { useEditor, useNode } from '@craftjs/core'
import { useLibrary } from './library'
import type { StoredPicture } from './picture'

/** For the settings of a Node: uploads a file for it, and calls `done` once the server has it. */
export function useUpload(done: (picture: StoredPicture) => void) {
  const { id } = useNode()
  const { query } = useEditor()
  const { messages, upload, cancel } = useLibrary().uploads
  return {
    status: messages[id] ?? '',
    upload: (file: File) =>
      upload(id, file, (picture) => {
        // The user may have deleted the element meanwhile.
        if (query.node(id).get()) done(picture)
      }),
    /** For another picture that the user chooses meanwhile. */
    cancel: () => cancel(id),
  }
}
