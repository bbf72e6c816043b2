import { useEffect, useState } from 'react'

/** Whether somebody is typing: from a letter until the pointer moves. */
export function useIsTyping(): boolean {
  const [isTyping, setIsTyping] = useState(false)

  useEffect(() => {
    const start = () => setIsTyping(true)
    const end = () => setIsTyping(false)
    addEventListener('input', start)
    addEventListener('pointermove', end)
    return () => {
      removeEventListener('input', start)
      removeEventListener('pointermove', end)
    }
  }, [])

  return isTyping
}
