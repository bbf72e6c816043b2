import { useRef, useState, type FormEvent } from 'react'
import { entriesOf } from './entriesOf'
import { SendingError, useVisit } from './visit'

const messages = {
  open: '',
  sending: 'Sending…',
  sent: 'Thank you. We received your message.',
  failed: 'Your message was not sent. Try again.',
}

/** Sends the form `name`. Returns the props of its <form>, and a status message. */
export function useSending(name: string) {
  const visit = useVisit()
  const [state, setState] = useState<keyof typeof messages>('open')
  const [reason, setReason] = useState('')
  /** The answers that were sent last, and their id. */
  const last = useRef({ json: '', id: '' })

  async function send(
    form: HTMLFormElement,
    submit: NonNullable<typeof visit>['send'],
  ) {
    setState('sending')
    try {
      const entries = entriesOf(new FormData(form))
      const json = JSON.stringify(entries)
      // The server stores a form once, even if its response was lost and the visitor tries again.
      if (json !== last.current.json) last.current = { json, id: crypto.randomUUID() }
      await submit(name, entries, last.current.id)
      last.current = { json: '', id: '' }
      // What was typed in the meantime was not sent, so it remains.
      if (JSON.stringify(entriesOf(new FormData(form))) === json) form.reset()
      setState('sent')
    } catch (error) {
      // Don't reset the form, so the visitor can try again.
      setReason(error instanceof SendingError ? error.message : '')
      setState('failed')
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    // Needed in the editor too, or the browser leaves the page.
    event.preventDefault()
    if (visit && state !== 'sending') void send(event.currentTarget, visit.send)
  }

  const form = {
    onSubmit: submit,
    // The thanks are for the last message, not for the next one.
    onInput: () => setState((now) => (now === 'sent' ? 'open' : now)),
    // Without scripts, the browser sends the form. With GET, the answers would be in the address.
    method: 'post',
    action: visit?.address && `${visit.address}?form=${encodeURIComponent(name)}`,
  }
  const message =
    state === 'failed' && reason !== '' ? `Not sent. ${reason}` : messages[state]
  return { message, form }
}
