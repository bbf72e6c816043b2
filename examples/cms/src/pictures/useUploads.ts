import { useEffect, useState } from 'react'
import { useEditor, type NodeId } from '@craftjs/core'
import type { PictureProps } from '../blocks/views'
import { accepted, reasonOf } from '../connection/requests'
import { sendFile } from '../connection/sendFile'
import { useLeaveQuestion } from '../leaving/leaving'
import { keepAddress } from './addresses'

interface Upload {
  file: File
  /** The file on this computer, shown until the server has it. */
  preview: string
  progress: number
  /** Why it failed; empty while it has not. */
  problem: string
}

/** The uploads of the open page, by the Node that the picture is for. They outlive the settings that started them. */
export function useUploads() {
  const { actions, query } = useEditor()
  const [uploads, setUploads] = useState<Record<NodeId, Upload>>({})
  const [running] = useState(() => new Map<NodeId, AbortController>())

  const isUploading = Object.values(uploads).some(
    ({ problem }) => problem === '',
  )
  useLeaveQuestion(
    isUploading ? 'A picture is still being uploaded. Leave without it?' : '',
  )
  // Without the editor, there is no page for the picture.
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
      const response = await sendFile(
        file,
        (progress) => show({ progress }),
        signal,
      )
      const { name } = (await (await accepted(response)).json()) as {
        name: string
      }
      if (signal.aborted) return
      keepAddress(name, preview)
      cancel(id)
      // The user may have deleted the element meanwhile.
      if (query.node(id).get())
        actions.setProp(id, (props: PictureProps) => (props.src = name))
    } catch (error) {
      // Another upload for the same picture may have taken its place.
      if (signal.aborted) return
      running.delete(id)
      show({ problem: reasonOf(error) })
    }
  }

  return { uploads, isUploading, start, cancel }
}
