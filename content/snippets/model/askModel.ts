import type { Message } from './writePage'

/** Calls your server, which holds the API key and enforces limits for each user. */
export async function askModel(messages: Message[]): Promise<string> {
  const response = await fetch('/api/model', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(messages),
  })
  if (!response.ok) throw new Error('The model did not respond.')
  return response.text()
}
