import { useState, type FormEvent } from 'react'
import { useVisit } from './visit'

const messages = {
  open: '',
  sending: 'Sending…',
  sent: 'Thank you. We have your message.',
  failed: 'This was not sent. Try again.',
}

/** Sends the form `name`, and says how it went. */
export function useSending(name: string) {
  const visit = useVisit()
  const [state, setState] = useState<keyof typeof messages>('open')

  async function send(
    form: HTMLFormElement,
    submit: NonNullable<typeof visit>['send'],
  ) {
    setState('sending')
    try {
      await submit(name, Object.fromEntries(new FormData(form)))
      form.reset()
      setState('sent')
    } catch {
      // What the visitor wrote stays in the fields.
      setState('failed')
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    // In the editor too: otherwise the browser leaves the page.
    event.preventDefault()
    if (visit && state !== 'sending') void send(event.currentTarget, visit.send)
  }

  return { message: messages[state], submit }
}
