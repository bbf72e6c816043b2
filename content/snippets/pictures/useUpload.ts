import { useEffect, useRef, useState } from 'react'
import { useLibrary, type StoredPicture } from './library'

/** Uploads one file at a time, and calls `done` once the server has it. */
export function useUpload(done: (picture: StoredPicture) => void) {
  const { store } = useLibrary()
  const [status, setStatus] = useState('')
  const running = useRef<AbortController | null>(null)
  // The panel may close before the picture is stored.
  useEffect(() => () => running.current?.abort(), [])

  async function upload(file: File) {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setStatus(`Uploading ${file.name}…`)
    try {
      const picture = await store(file, signal)
      if (signal.aborted) return
      setStatus('')
      done(picture)
    } catch (error) {
      if (!signal.aborted) setStatus(`Not stored. ${(error as Error).message}`)
    }
  }

  return { status, upload }
}
