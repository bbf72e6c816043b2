import { startHost, type Host, type HostOptions } from './startHost'

/** Starts a host at the wanted port, or at the next one that is free. */
export async function startNear(options: HostOptions): Promise<Host> {
  try {
    return await startHost(options)
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    if (!isTaken || options.port >= 65_535) throw error
    return startNear({ ...options, port: options.port + 1 })
  }
}

/** The port that a command was told. Throws for what is none. */
export function portOf(written: string): number {
  const port = Number(written)
  if (/^\d+$/.test(written) && port <= 65_535) return port
  throw new Error(`"${written}" is no port. Write a number such as 9000.`)
}
