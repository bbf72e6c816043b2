import { useState, type FormEvent } from 'react'
import { useVisit } from './visit'

const messages = {
  open: '',
  sending: 'Sending…',
  sent: 'Thank you. We received your message.',
  failed: 'Your message was not sent. Try again.',
}

/** Sends the form `name` and returns a status message. */
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
      // Don't reset the form, so the visitor can try again.
      setState('failed')
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    // Needed in the editor too, or the browser leaves the page.
    event.preventDefault()
    if (visit && state !== 'sending') void send(event.currentTarget, visit.send)
  }

  return { message: messages[state], submit }
}
