import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { builtFile } from './files'
import { handle } from './handle'
import { MAX_PICTURE } from './pictures'
import type { Store } from './store'

/** Reads the body of a request. Discards everything after it exceeds the largest allowed size. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    if (size <= MAX_PICTURE) chunks.push(chunk)
    size += chunk.length
  }
  return Buffer.concat(chunks)
}

interface Served {
  store: Store
  /** The folder with the build. */
  built: string
}

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { store, built }: Served,
) {
  const { method = 'GET', url = '/', headers } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const request = new Request(new URL(url, 'http://127.0.0.1'), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    body: hasBody ? new Uint8Array(await bodyOf(incoming)) : undefined,
  })
  const response = url.startsWith('/api/')
    ? await handle(request, store)
    : await builtFile(built, request)
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

/** Serves the API and the build, on the loopback interface by default. Port 0 picks a free port. */
export async function listen(
  served: Served,
  port: number,
  host = '127.0.0.1',
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing, served).catch((error: unknown) => {
      console.error(error)
      outgoing.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
