import type { EventEmitter } from 'node:events'

/** Lets `develop` live on after a failure in `running` that nobody waited for, and says it; Gatsby would end. */
export function logUnhandledRejections(
  reporter: { error: (reason: Error | string) => unknown },
  running: EventEmitter = process,
): void {
  running.removeAllListeners('unhandledRejection')
  running.on('unhandledRejection', (reason: unknown) =>
    reporter.error(reason instanceof Error ? reason : String(reason)),
  )
}
