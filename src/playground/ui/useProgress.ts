import { useCallback, useEffect, useState } from 'react'
import { readStored, storageKeys, writeStored } from '../../theme/interactions/beforeHydration/storage'

const idsIn = (text: string | null) => (text ?? '').split(' ').filter(Boolean)

/** The ids of the completed steps of the lesson `id`, stored in the browser, and a function that replaces them. */
export function useProgress(id: string | undefined) {
  const [done, setDone] = useState<readonly string[]>([])
  useEffect(() => setDone(id === undefined ? [] : idsIn(readStored(storageKeys.lesson(id)))), [id])
  const save = useCallback(
    (ids: readonly string[]) => {
      setDone(ids)
      if (id !== undefined) writeStored(storageKeys.lesson(id), ids.join(' ') || null)
    },
    [id],
  )
  return [done, save] as const
}
