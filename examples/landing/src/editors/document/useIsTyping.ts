import { useEffect, useState } from 'react'

/** Returns true while the user is typing: from the first letter until the pointer moves. */
export function useIsTyping(): boolean {
  const [isTyping, setIsTyping] = useState(false)

  useEffect(() => {
    const start = () => setIsTyping(true)
    const end = () => setIsTyping(false)
    // Chromium also fires this event when the page moves under the pointer.
    const onMove = ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) end()
    }
    addEventListener('input', start)
    addEventListener('pointermove', onMove)
    addEventListener('pointerdown', end)
    return () => {
      removeEventListener('input', start)
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerdown', end)
    }
  }, [])

  return isTyping
}
