import type { FormEntries, Value } from './visit'

/** Where values come from. Pages know the names, and only your code knows the addresses. */
export const sources: Record<string, () => Promise<Value>> = {
  stock: () => answer('/api/stock'),
}

/** Sends a form to the one address that takes forms. */
export async function sendForm(form: string, entries: FormEntries) {
  const response = await fetch('/api/forms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ form, entries }),
  })
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
}

async function answer(address: string): Promise<Value> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  return (await response.json()) as Value
}
