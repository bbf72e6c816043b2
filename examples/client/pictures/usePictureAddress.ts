import { useEffect, useState } from 'react'
import { addressOf } from './addresses'

/** Returns the URL for an <img>, or null until it has loaded. */
export function usePictureAddress(name: string): string | null {
  const [loaded, setLoaded] = useState<{
    name: string
    address: string
  } | null>(null)

  useEffect(() => {
    let isCurrent = true
    const show = (address: string) => {
      if (isCurrent) setLoaded({ name, address })
    }
    if (name !== '') addressOf(name).then(show, () => {})
    return () => {
      isCurrent = false
    }
  }, [name])

  return loaded?.name === name ? loaded.address : null
}
