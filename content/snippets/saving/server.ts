/** The saved page; an empty text for a page that was never saved. */
export async function loadPage(id: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`/api/pages/${id}`, { signal })
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  return response.text()
}

/** Resolves once the server has stored the page, and rejects otherwise. */
export async function savePage(id: string, json: string, signal?: AbortSignal) {
  const response = await fetch(`/api/pages/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: json,
    signal,
    // Lets the request outlive the tab. Browsers allow this up to 64 KiB.
    keepalive: new Blob([json]).size < 60_000,
  })
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
}
