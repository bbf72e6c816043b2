interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the reader's connection is too slow or too expensive to prefetch anything: 2g, or data saver. */
export function savesData(navigator: object): boolean {
  const { connection } = navigator as { connection?: Connection }
  return (
    connection !== undefined && (connection.saveData === true || /2g/.test(connection.effectiveType ?? ''))
  )
}

/**
 * Whether the browser restores the scroll position after Back and Forward once plugins/navigation tells it to. Not before
 * Safari 26.2, and not in Firefox: Firefox 153 has the Navigation API, but its `scroll` method scrolls to the top.
 */
export const restoresScroll = (): boolean => 'navigation' in globalThis && !('mozInnerScreenX' in globalThis)

/** Calls `act` when the browser is idle, or after a short pause in Safari, which has no `requestIdleCallback`. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act, 200)
}
