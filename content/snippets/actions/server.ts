import { SendingError, type FormEntries, type Value } from './visit'

/** Functions that load values, by name. Saved pages contain only the names, never the URLs. */
export const sources: Record<string, () => Promise<Value>> = {
  stock: () => answer('/api/stock'),
}

/** Sends a form. All forms go to the same URL. */
export async function sendForm(form: string, entries: FormEntries, id: string) {
  const response = await fetch('/api/forms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ form, entries, id }),
  })
  if (response.ok) return
  const { problem } = (await response.json().catch(() => ({}))) as { problem?: string }
  if (problem) throw new SendingError(problem)
  throw new Error(`The server responded with ${response.status}.`)
}

async function answer(address: string): Promise<Value> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`)
  return (await response.json()) as Value
}
