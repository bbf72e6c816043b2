import { connect, type Socket } from 'node:net'

/** Clients that hold connections and never come to an end; `end` lets go of them. */
export interface SlowClients {
  /** How many of those that write slowly are still connected. */
  open: () => number
  end: () => void
}

/** Opens `count` connections: half of them send a request letter by letter, half ask for `path` and do not read. */
export async function slowClients(url: string, count: number, path: string): Promise<SlowClients> {
  const { hostname, port } = new URL(url)
  const all = new Set<Socket>()
  const writing = new Set<Socket>()
  const timers: NodeJS.Timeout[] = []
  const open = (at: number) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        all.add(socket)
        if (at % 2 === 0) {
          writing.add(socket)
          socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
          timers.push(setInterval(() => socket.write('a'), 1_000))
        } else {
          socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
          socket.pause()
        }
        resolve()
      })
      socket.on('error', () => resolve())
      socket.on('close', () => void writing.delete(socket))
    })
  await Promise.all(Array.from({ length: count }, (_, at) => open(at)))
  return {
    open: () => writing.size,
    end: () => {
      for (const timer of timers) clearInterval(timer)
      for (const socket of all) socket.destroy()
    },
  }
}
