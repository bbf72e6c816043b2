import { useEffect, useState } from 'react'

/** Whether somebody is typing: from a letter until the pointer moves. */
export function useIsTyping(): boolean {
  const [isTyping, setIsTyping] = useState(false)

  useEffect(() => {
    const start = () => setIsTyping(true)
    const end = () => setIsTyping(false)
    // Chromium also sends this event when the page moves below the pointer.
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
