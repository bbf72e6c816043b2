import type { SerializedNodes } from '@craftjs/core'
import { checkAnswers, type Answers } from './checkAnswers'
import { readForm } from './readForm'
import { Refusal } from './Refusal'

/** What a visitor has sent, as your database stores it. */
export interface Submission {
  /** Chosen by the browser. A form that is sent again has the same one. */
  id: string
  form: string
  /** The time in ISO 8601 format. */
  at: string
  answers: Answers
}

interface Receiving {
  /** The published page. */
  page: SerializedNodes
  /** Stores a submission, unless one with its id is stored. Resolves once it is safe. */
  add: (submission: Submission) => Promise<void>
}

/** For your server: handles a request with a form. Responds with 204, or with the reason to refuse it. */
export async function receiveForm(
  request: Request,
  { page, add }: Receiving,
): Promise<Response> {
  // A browser without scripts shows the response to the visitor.
  const isJson = request.headers.get('content-type')?.startsWith('application/json')
  try {
    const sent = await readForm(request)
    const answers = checkAnswers(page, sent)
    const id = sent.id ?? crypto.randomUUID()
    await add({ id, form: sent.form, at: new Date().toISOString(), answers })
    return isJson ? new Response(null, { status: 204 }) : text('Thank you.', 200)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { message, status } = error
    return isJson
      ? Response.json({ problem: message }, { status })
      : text(`${message} Go back to correct it: your answers are still there.`, status)
  }
}

const text = (words: string, status: number) =>
  new Response(words, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
