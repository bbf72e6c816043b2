/** Calls `act` when the browser has nothing else to do; Safari, which does not tell, gets a short pause. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act, 200)
}
