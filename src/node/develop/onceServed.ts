/** How long after the first bundle, in milliseconds: the browser asks for it first, and for the data of its page. */
const LATER = 3_000

/** Gatsby's bus of events. */
interface Emitter {
  on: (name: string, listener: () => void) => void
  off: (name: string, listener: () => void) => void
}

/** Runs `step` once, when `develop` has served its first page. */
export function onceServed(emitter: Emitter, step: () => void): void {
  const start = () => {
    emitter.off('COMPILATION_DONE', start)
    setTimeout(step, LATER).unref()
  }
  emitter.on('COMPILATION_DONE', start)
}
