import type { Message } from './writePage'

/** Asks your server, which has the key of the service and the limits of each user. */
export async function askModel(messages: Message[]): Promise<string> {
  const response = await fetch('/api/model', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(messages),
  })
  if (!response.ok) throw new Error('The model does not answer.')
  return response.text()
}
