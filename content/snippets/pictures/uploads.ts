import { useEffect, useState } from 'react'
import type { NodeId } from '@craftjs/core'
import type { StoredPicture, StorePicture } from './picture'

/** Uploads of the library, one at a time for each Node. They outlive the panel that has started them. */
export function useUploads(store: StorePicture) {
  /** What to tell the user, by the Node that the picture is for. */
  const [messages, setMessages] = useState<Record<NodeId, string>>({})
  const [running] = useState(() => new Map<NodeId, AbortController>())

  // The browser asks before the tab closes.
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
      problem = `${file.name} is not stored. ${(error as Error).message}`
    }
    if (controller.signal.aborted) return
    running.delete(id)
    tell(id, problem)
  }

  return { messages, upload, cancel }
}
