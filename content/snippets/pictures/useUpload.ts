import { useEditor, useNode } from '@craftjs/core'
import { useLibrary } from './library'
import type { StoredPicture } from './picture'

/** For the settings of a Node: uploads a file, and calls `done` once the server has stored it. */
export function useUpload(done: (picture: StoredPicture) => void) {
  const { id } = useNode()
  const { query } = useEditor()
  const { messages, upload, cancel } = useLibrary().uploads
  return {
    status: messages[id] ?? '',
    upload: (file: File) =>
      upload(id, file, (picture) => {
        // The user may have deleted the element during the upload.
        if (query.node(id).get()) done(picture)
      }),
    /** Call it when the user chooses another picture during the upload. */
    cancel: () => cancel(id),
  }
}
