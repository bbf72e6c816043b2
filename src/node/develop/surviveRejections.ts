import type { Reporter } from 'gatsby'

/** Lets `develop` live on after a failure that nobody waited for, and says it; Gatsby would end. */
export function surviveRejections(reporter: Pick<Reporter, 'error'>): void {
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (reason) =>
    reporter.error(reason instanceof Error ? reason : String(reason)),
  )
}
