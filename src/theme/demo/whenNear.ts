/** Calls `act` once, when `element` is at most one screen away from being seen; answers with what stops the watch. */
export function whenNear(element: Element, act: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    act()
    return () => {}
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: '100% 0px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
