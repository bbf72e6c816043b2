import { entriesOf } from '../actions/entriesOf'
import { bytesOf } from './bytesOf'
import { Refusal } from './Refusal'

/** In bytes. */
const LIMIT = 50_000

export interface SentForm {
  /** The name of the form on the page. */
  form: string
  /** The answers by name. A list for several answers with one name. */
  entries: Record<string, string | string[]>
  /** The same for each try to send the form. Without scripts there is none. */
  id?: string
}

/**
 * For your server: reads a form that `sendForm` has sent as JSON, or that a browser has sent without scripts. Throws a
 * `Refusal` with the status 413 if it is too large, and 400 if it is not a form.
 */
export async function readForm(request: Request): Promise<SentForm> {
  const text = new TextDecoder().decode(await bytesOf(request, LIMIT))
  const type = request.headers.get('content-type') ?? ''
  const sent = type.startsWith('application/json')
    ? parsed(text)
    : {
        form: new URL(request.url).searchParams.get('form'),
        entries: entriesOf(new URLSearchParams(text)),
      }
  if (!isSentForm(sent)) throw new Refusal(400, 'This is not a form.')
  return sent
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isSentForm(sent: unknown): sent is SentForm {
  const { form, entries, id } = (sent ?? {}) as Partial<Record<keyof SentForm, unknown>>
  return (
    typeof form === 'string' &&
    (id === undefined || (typeof id === 'string' && /^[\w-]{1,64}$/.test(id))) &&
    typeof entries === 'object' &&
    entries !== null &&
    !Array.isArray(entries) &&
    Object.values(entries)
      .flat()
      .every((entry) => typeof entry === 'string')
  )
}
