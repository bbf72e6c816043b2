/** A new issue that says what somebody searched for in vain. */
export function missingResultsUrl(issuesUrl: string, query: string): string {
  const issue = {
    title: `Docs: nothing found for “${query.slice(0, 200)}”`,
    body: `I searched the documentation for:\n\n> ${query.slice(0, 1000)}\n\nI expected to find:\n\n`,
  }
  return `${issuesUrl}/new?${new URLSearchParams(issue).toString()}`
}

/** The address of the page with all results. */
export function resultsPath(query: string): string {
  return `/search?q=${encodeURIComponent(query)}`
}
