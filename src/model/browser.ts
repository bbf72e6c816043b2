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

/** Calls `act` when the browser is idle, or after a short pause in Safari, which has no `requestIdleCallback`. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
  else setTimeout(act, 200)
}
