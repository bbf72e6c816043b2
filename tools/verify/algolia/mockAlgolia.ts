import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A record of the index, as `npm run export-records` writes it. */
export interface ServiceRecord {
  objectID: string
  url: string
  type: string
  anchor: string | null
  content: string | null
  hierarchy: Record<string, string | null>
  keywords: string[]
  weight: number
  language: string
  docusaurus_tag: string
}

/** One query of a request, with the parameters that the site sends. */
interface ServiceQuery {
  indexName: string
  query: string
  hitsPerPage?: number
  facetFilters?: (string | string[])[]
  highlightPreTag?: string
  highlightPostTag?: string
}

/** Whether a record matches facet filters: the outer list means “and”, each inner list “or”. */
function passes(record: ServiceRecord, filters: NonNullable<ServiceQuery['facetFilters']>): boolean {
  const has = (filter: string) => {
    const [facet = '', value = ''] = filter.split(':')
    return (record as unknown as Record<string, unknown>)[facet] === value
  }
  return filters.every((filter) => (Array.isArray(filter) ? filter.some(has) : has(filter)))
}

const textOf = ({ hierarchy, content, keywords }: ServiceRecord) =>
  [...Object.values(hierarchy), content, ...keywords].join(' ').toLowerCase()

/** The results of one query: records with every word, by weight, with snippets. */
function resultsFor(search: ServiceQuery, records: readonly ServiceRecord[]): Record<string, unknown> {
  const {
    query,
    hitsPerPage = 20,
    facetFilters = [],
    highlightPreTag = '<em>',
    highlightPostTag = '</em>',
  } = search
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = records
    .filter((record) => passes(record, facetFilters) && words.every((word) => textOf(record).includes(word)))
    .sort((a, b) => b.weight - a.weight)
  const mark = (text: string) => {
    const at = text.toLowerCase().indexOf(words[0] ?? '')
    if (at < 0 || words[0] === undefined) return text
    const end = at + words[0].length
    return text.slice(0, at) + highlightPreTag + text.slice(at, end) + highlightPostTag + text.slice(end)
  }
  const snippet = (text: string | null) =>
    text === null ? undefined : { value: mark(text.slice(0, 120)), matchLevel: 'full' }
  const hits = found.slice(0, hitsPerPage).map(({ objectID, url, type, anchor, content, hierarchy }) => ({
    ...{ objectID, url, type, anchor, content, hierarchy },
    _snippetResult: {
      content: snippet(content),
      hierarchy: Object.fromEntries(
        Object.entries(hierarchy).flatMap(([level, text]) => (text === null ? [] : [[level, snippet(text)]])),
      ),
    },
  }))
  return {
    hits,
    nbHits: found.length,
    page: 0,
    hitsPerPage,
    index: search.indexName,
    query,
    processingTimeMS: 1,
  }
}

/** Which failure the service simulates. */
export type Behavior = 'normal' | 'garbage' | 'silent' | { status: number }

/** A running service; `behavior` may be changed at any time. */
export interface Service {
  url: string
  behavior: Behavior
  /** Milliseconds before it answers a query, by query. */
  delays: Map<string, number>
  /** All queries so far. */
  asked: ServiceQuery[]
  close: () => void
}

/** The credentials that it accepts. */
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

/** Whether the request has the credentials, in headers or in the query string. */
function isKnown(request: IncomingMessage, { searchParams }: URL): boolean {
  const given = (name: string) => request.headers[name] ?? searchParams.get(name)
  return (
    given('x-algolia-application-id') === CREDENTIALS.appId &&
    given('x-algolia-api-key') === CREDENTIALS.apiKey
  )
}

/** Starts a mock of Algolia's search API over `records` on a free port. */
export async function startService(records: readonly ServiceRecord[]): Promise<Service> {
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://service')
      if (url.pathname !== '/1/indexes/*/queries') return send(response, 404, { message: 'Unknown path' })
      if (!isKnown(request, url)) return send(response, 403, { message: 'Invalid credentials', status: 403 })
      const { requests } = JSON.parse(await bodyOf(request)) as { requests: ServiceQuery[] }
      service.asked.push(...requests)
      const { behavior } = service
      await new Promise((resolve) => setTimeout(resolve, service.delays.get(requests[0]?.query ?? '') ?? 0))
      if (behavior === 'silent') return
      if (behavior === 'garbage') return send(response, 200, '<!doctype html><title>Portal</title>')
      if (behavior !== 'normal')
        return send(response, behavior.status, { message: 'No', status: behavior.status })
      send(response, 200, { results: requests.map((query) => resultsFor(query, records)) })
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
    behavior: 'normal',
    delays: new Map(),
    asked: [],
    close,
  }
  return service
}
