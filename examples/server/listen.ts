import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { builtFile } from './files'
import type { Handle } from './handle'
import type { Store } from './store'

/** Responds to a request. `client` is the address of the sender. */
export type Serve = (request: Request, client?: string) => Promise<Response>

/** Serves the API of an application, and its build in the folder `built`. */
export const serve =
  (handle: Handle, store: Store, built: string): Serve =>
  (request, client) =>
    new URL(request.url).pathname.startsWith('/api/')
      ? handle(request, store, client)
      : builtFile(built, request)

/** For all responses without their own. The pages also have a stricter policy in a meta tag. */
const SECURITY = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** The body of a request. Reads nothing before the user is known and the body is needed. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false })
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value as Uint8Array)
      },
      async cancel() {
        await chunks.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

/** The request, or null if it is invalid, for example because it has the method TRACE. */
function requestOf(incoming: IncomingMessage): Request | null {
  const { method = 'GET', url = '/', headers } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  try {
    return new Request(new URL(`http://127.0.0.1${url}`), {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      ...(hasBody && { body: bodyOf(incoming), duplex: 'half' }),
    })
  } catch {
    return null
  }
}

async function respond(incoming: IncomingMessage, respondTo: Serve) {
  const request = requestOf(incoming)
  if (!request) return new Response('Bad request', { status: 400 })
  return respondTo(request, incoming.socket.remoteAddress)
}

async function send(response: Response, outgoing: ServerResponse) {
  const headers = {
    'cache-control': 'no-store',
    ...SECURITY,
    ...Object.fromEntries(response.headers),
  }
  const bytes = Buffer.from(await response.arrayBuffer())
  outgoing.writeHead(response.status, headers).end(bytes)
}

/** Listens on the loopback interface by default. Port 0 picks a free port. */
export async function listen(
  respondTo: Serve,
  port: number,
  host = '127.0.0.1',
): Promise<{ port: number; close: () => Promise<void> }> {
  /** Errors that are in the log. */
  const reported = new Set<string>()

  function failure(error: unknown) {
    const text = String(error)
    if (!reported.has(text)) console.error(error)
    reported.add(text)
    return Response.json({ problem: 'The server failed.' }, { status: 500 })
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    await send(await respond(incoming, respondTo).catch(failure), outgoing)
    // Read the rest of a refused body, so that the connection can be used again.
    incoming.resume()
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.requestTimeout = 60_000
  server.maxConnections = 500
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
