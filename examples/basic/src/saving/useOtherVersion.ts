import { useEffect, useState } from 'react'
import { hasOtherVersion } from './storedPage'

/** Returns whether another tab has changed the page, and a setter. */
export const useOtherVersion = () => {
  const [isOther, setOther] = useState(false)

  useEffect(() => {
    const check = () => {
      if (hasOtherVersion()) setOther(true)
    }
    // Browsers send it to all tabs except the one that made the change.
    window.addEventListener('storage', check)
    return () => window.removeEventListener('storage', check)
  }, [])

  return [isOther, setOther] as const
}
