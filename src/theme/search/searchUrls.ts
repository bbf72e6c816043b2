/** Site path of the records of the embedded search. */
export const RECORDS = '/records.json'

/** The URL of a filled-in form for a new issue about a query without results. */
export function missingResultsUrl(issuesUrl: string, query: string): string {
  const issue = {
    title: `Docs: nothing found for “${query.slice(0, 200)}”`,
    body: `I searched the documentation for:\n\n> ${query.slice(0, 1000)}\n\nI expected to find:\n\n`,
  }
  return `${issuesUrl}/new?${new URLSearchParams(issue).toString()}`
}

/** Site path of the page with all results. */
export function resultsPath(query: string): string {
  return `/search?q=${encodeURIComponent(query)}`
}
