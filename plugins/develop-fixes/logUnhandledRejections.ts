import type { EventEmitter } from 'node:events'

/** Reports unhandled rejections instead of exiting, as Gatsby does. */
export function logUnhandledRejections(
  reporter: { error: (reason: Error | string) => unknown },
  running: EventEmitter = process,
): void {
  running.removeAllListeners('unhandledRejection')
  running.on('unhandledRejection', (reason: unknown) =>
    reporter.error(reason instanceof Error ? reason : String(reason)),
  )
}
