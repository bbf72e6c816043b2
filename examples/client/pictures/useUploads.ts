import { useEffect, useState } from 'react'
import { useEditor, type NodeId } from '@craftjs/core'
import { accepted, reasonOf } from '../connection/requests'
import { sendFile } from '../connection/sendFile'
import { useLeaveQuestion } from '../navigation/leaving'
import { keepAddress } from './addresses'

interface Upload {
  file: File
  /** The `blob:` URL of the local file, shown until the server has stored it. */
  preview: string
  progress: number
  /** The reason for a failure, otherwise empty. */
  problem: string
}

/** Uploads of the open page, by the Node that the picture is for. They continue when the settings close. */
export function useUploads() {
  const { actions, query } = useEditor()
  const [uploads, setUploads] = useState<Record<NodeId, Upload>>({})
  const [running] = useState(() => new Map<NodeId, AbortController>())

  const isUploading = Object.values(uploads).some(({ problem }) => problem === '')
  useLeaveQuestion(
    isUploading ? 'A picture is still being uploaded. Leave without it?' : '',
  )
  // Abort the uploads when the editor closes.
  useEffect(
    () => () => {
      for (const controller of running.values()) controller.abort()
    },
    [running],
  )

  function cancel(id: NodeId) {
    running.get(id)?.abort()
    running.delete(id)
    setUploads(({ [id]: _, ...others }) => others)
  }

  async function start(id: NodeId, file: File) {
    cancel(id)
    const controller = new AbortController()
    running.set(id, controller)
    const { signal } = controller
    const preview = URL.createObjectURL(file)
    const show = (change: Partial<Upload>) => {
      const upload = { file, preview, progress: 0, problem: '', ...change }
      if (!signal.aborted) setUploads((all) => ({ ...all, [id]: upload }))
    }
    show({})
    try {
      const response = await sendFile(file, (progress) => show({ progress }), signal)
      const { name } = (await (await accepted(response)).json()) as {
        name: string
      }
      if (signal.aborted) return
      keepAddress(name, preview)
      cancel(id)
      // The user may have deleted the element during the upload.
      if (query.node(id).get())
        actions.setProp(id, (props: { src: string }) => (props.src = name))
    } catch (error) {
      // Another upload for the same Node may have replaced this one.
      if (signal.aborted) return
      running.delete(id)
      show({ problem: reasonOf(error) })
    }
  }

  return { uploads, isUploading, start, cancel }
}
