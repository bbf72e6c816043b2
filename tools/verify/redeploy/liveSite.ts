import { startHost, type Host } from '../../preview-host'

/** A site at one address whose root can be swapped, as a deploy does. */
export interface LiveSite {
  url: string
  swap: (root: string) => Promise<void>
  close: () => Promise<void>
}

/** Serves `root` until another one takes its place at the same address. */
export async function startLive(root: string): Promise<LiveSite> {
  let host: Host = await startHost({ root, port: 0 })
  const { url } = host
  const port = Number(new URL(url).port)
  return {
    url,
    swap: async (next) => {
      await host.close()
      host = await startHost({ root: next, port })
    },
    close: () => host.close(),
  }
}
