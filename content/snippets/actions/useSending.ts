import { useState, type FormEvent } from 'react'
import { entriesOf } from './entriesOf'
import { useVisit } from './visit'

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

  async function send(
    form: HTMLFormElement,
    submit: NonNullable<typeof visit>['send'],
  ) {
    setState('sending')
    try {
      await submit(name, entriesOf(new FormData(form)))
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

  const form = {
    onSubmit: submit,
    // Without scripts, the browser sends the form. With GET, the answers would be in the address.
    method: 'post',
    action: visit?.address && `${visit.address}?form=${encodeURIComponent(name)}`,
  }
  return { message: messages[state], form }
}
