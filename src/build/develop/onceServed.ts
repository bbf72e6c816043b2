/** Gatsby's bus of events. */
interface Emitter {
  on: (name: string, listener: () => void) => void
  off: (name: string, listener: () => void) => void
}

/** Runs `step` once, `after` so many milliseconds from the first bundle of `develop` on. */
export function onceServed(emitter: Emitter, after: number, step: () => void): void {
  const start = () => {
    emitter.off('COMPILATION_DONE', start)
    setTimeout(step, after).unref()
  }
  emitter.on('COMPILATION_DONE', start)
}
