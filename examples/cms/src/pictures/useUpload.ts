import { useEffect, useRef, useState } from 'react'
import { accepted, reasonOf } from '../connection/requests'
import { sendFile } from '../connection/sendFile'
import { keepAddress } from './addresses'

interface Upload {
  /** The file on this computer, shown until the server has it. */
  preview: string
  progress: number
  /** Why it failed; empty while it has not. */
  problem: string
}

/** Stores a file on the server, and calls `done` with the name that it has there. */
export function useUpload(done: (name: string) => void) {
  const [upload, setUpload] = useState<Upload | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(file: File) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const preview = URL.createObjectURL(file)
    const show = (change: Partial<Upload>) => {
      if (!controller.signal.aborted)
        setUpload({ preview, progress: 0, problem: '', ...change })
    }
    show({})
    try {
      const response = await sendFile(
        file,
        (progress) => show({ progress }),
        controller.signal,
      )
      const { name } = (await (await accepted(response)).json()) as {
        name: string
      }
      if (controller.signal.aborted) return
      keepAddress(name, preview)
      setUpload(null)
      done(name)
    } catch (error) {
      show({ problem: reasonOf(error) })
    }
  }

  function cancel() {
    running.current?.abort()
    setUpload(null)
  }

  return { upload, start, cancel }
}
