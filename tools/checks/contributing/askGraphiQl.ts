/** What became of one query: its name, and why it failed, or `null`. */
export interface QueryResult {
  name: string
  problem: string | null
}

interface Reply {
  data?: Record<string, unknown> | null
  errors?: { message: string }[]
}

/** The name of a GraphQL query; throws for one without. */
export function nameOfQuery(query: string): string {
  const name = /^query (\w+)/.exec(query)?.[1]
  if (name === undefined) throw new Error(`A query has no name:\n${query}\nWrite "query Name {".`)
  return name
}

/** Sends a query to a running `npm run develop`; a field at its root that is `null` counts as a failure. */
export async function askGraphiQl(address: string, query: string): Promise<QueryResult> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data, errors = [] } = (await response.json()) as Reply
  const missing = Object.entries(data ?? { data: null }).flatMap(([field, value]) =>
    value === null ? [`${field} is null`] : [],
  )
  const problems = [...errors.map(({ message }) => message), ...missing]
  return { name: nameOfQuery(query), problem: problems.length > 0 ? problems.join('; ') : null }
}
