import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerTo, type ServiceQuery, type ServiceRecord } from './answerTo'

/** How the service behaves: as it should, with an error status, or with something else than an answer. */
export type Mood = 'well' | 'garbage' | 'silent' | { status: number }

/** A running service; `mood` may be changed at any time. */
export interface Service {
  url: string
  mood: Mood
  /** Milliseconds that it waits before it answers a query; none for those that are not named. */
  delays: Map<string, number>
  /** Every search that it was asked for, in order. */
  asked: ServiceQuery[]
  close: () => void
}

/** The application and the key that it knows. */
export const CREDENTIALS = { appId: 'CRAFTTEST', indexName: 'craft', apiKey: 'searchonly' }

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** Whether the request carries the credentials, in its headers or in its address. */
function isKnown(request: IncomingMessage, { searchParams }: URL): boolean {
  const given = (name: string) => request.headers[name] ?? searchParams.get(name)
  return (
    given('x-algolia-application-id') === CREDENTIALS.appId &&
    given('x-algolia-api-key') === CREDENTIALS.apiKey
  )
}

/** Speaks the protocol of the hosted search over `records` on a free port of this machine. */
export async function startService(records: readonly ServiceRecord[]): Promise<Service> {
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://service')
      if (url.pathname !== '/1/indexes/*/queries') return send(response, 404, { message: 'Unknown path' })
      if (!isKnown(request, url)) return send(response, 403, { message: 'Invalid credentials', status: 403 })
      const { requests } = JSON.parse(await bodyOf(request)) as { requests: ServiceQuery[] }
      service.asked.push(...requests)
      const { mood } = service
      await new Promise((resolve) => setTimeout(resolve, service.delays.get(requests[0]?.query ?? '') ?? 0))
      if (mood === 'silent') return
      if (mood === 'garbage') return send(response, 200, '<!doctype html><title>Portal</title>')
      if (mood !== 'well') return send(response, mood.status, { message: 'No', status: mood.status })
      send(response, 200, { results: requests.map((query) => answerTo(query, records)) })
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  const service: Service = {
    url: `http://127.0.0.1:${port}`,
    mood: 'well',
    delays: new Map(),
    asked: [],
    close,
  }
  return service
}
