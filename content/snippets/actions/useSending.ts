import { useState, type FormEvent } from 'react'
import { useVisit, type FormEntries } from './visit'

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
      await submit(name, entriesOf(form))
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

function entriesOf(form: HTMLFormElement): FormEntries {
  const data = new FormData(form)
  const names = [...new Set(data.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const all = data.getAll(name)
      return [name, all.length > 1 ? all : all[0]!]
    }),
  )
}
