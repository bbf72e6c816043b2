import { useEffect, useState } from 'react'
import type { NodeId } from '@craftjs/core'
import type { StoredPicture, StorePicture } from './picture'

/** Uploads to the library, one at a time per Node. They continue when the settings panel closes. */
export function useUploads(store: StorePicture) {
  /** Messages for the user, by the Node that the picture is for. */
  const [messages, setMessages] = useState<Record<NodeId, string>>({})
  const [running] = useState(() => new Map<NodeId, AbortController>())

  // Make the browser ask before it closes the tab during an upload.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (running.size > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [running])

  const tell = (id: NodeId, message: string) =>
    setMessages((all) => ({ ...all, [id]: message }))

  function cancel(id: NodeId) {
    running.get(id)?.abort()
    running.delete(id)
    tell(id, '')
  }

  async function upload(
    id: NodeId,
    file: File,
    done: (picture: StoredPicture) => void,
  ) {
    cancel(id)
    const controller = new AbortController()
    running.set(id, controller)
    tell(id, `Uploading ${file.name}…`)
    let problem = ''
    try {
      const picture = await store(file, controller.signal)
      if (!controller.signal.aborted) done(picture)
    } catch (error) {
      problem = `${file.name} was not stored. ${(error as Error).message}`
    }
    if (controller.signal.aborted) return
    running.delete(id)
    tell(id, problem)
  }

  return { messages, upload, cancel, isUploading: running.size > 0 }
}
