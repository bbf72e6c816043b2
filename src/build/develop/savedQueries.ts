import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'

/** A query that somebody saved for others, with what it asks for in words. */
export interface SavedQuery {
  name: string
  about: string
  query: string
}

/** As much of an Express app as is needed here. */
interface App {
  get: (path: string, handler: (request: unknown, response: ServerResponse) => void) => void
}

/** The queries in the fences of a Markdown text; the line above each says what it asks for. */
export function savedQueries(markdown: string): SavedQuery[] {
  const fences = markdown.matchAll(/^(.+)\n+```graphql\n([^`]*)```$/gm)
  return [...fences].flatMap(([, about = '', query = '']) => {
    const name = /^query (\w+)/.exec(query)?.[1]
    return name === undefined ? [] : [{ name, about: about.replace(/:$/, ''), query }]
  })
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A page that opens each of the queries in GraphiQL. */
export function queriesPage(queries: readonly SavedQuery[]): string {
  const items = queries.map(({ name, about, query }) => {
    const href = `/___graphql?query=${encodeURIComponent(query)}&operationName=${name}`
    return `<li><a href="${escaped(href)}">${name}</a>: ${escaped(about)}</li>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Saved queries</title>
<h1>Saved queries</h1><p>Each opens in GraphiQL. They stand in CONTRIBUTING.md.</p><ul>${items.join('')}</ul></html>`
}

/** Lets `gatsby develop` list the queries of CONTRIBUTING.md at `/___queries`. */
export function serveSavedQueries(app: App): void {
  app.get('/___queries', (_, response) => {
    const contributing = readFileSync(path.join(process.cwd(), 'CONTRIBUTING.md'), 'utf8')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(queriesPage(savedQueries(contributing)))
  })
}
