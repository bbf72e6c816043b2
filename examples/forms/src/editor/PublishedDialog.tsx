import { useEffect, useId, useRef, useState } from 'react'

interface PublishedDialogProps {
  /** Of the published form, without the origin. */
  address: string
  onClose: () => void
}

/** Tells the user that the form is published, and where. */
export function PublishedDialog({ address, onClose }: PublishedDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState('')
  const heading = useId()
  useEffect(() => dialog.current?.showModal(), [])

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(field.current?.value ?? '')
      setMessage('Copied.')
    } catch {
      setMessage(
        'The browser blocked copying. The address is selected: copy it by key.',
      )
    }
  }

  return (
    <dialog
      ref={dialog}
      className="published"
      aria-labelledby={heading}
      onClose={onClose}
    >
      <h2 id={heading}>Published</h2>
      <p>
        {import.meta.env.VITE_SERVER
          ? 'Everyone who has this address can fill in the form.'
          : 'You can fill in the form at this address, in this browser.'}
      </p>
      <label className="field">
        Address
        <input ref={field} readOnly value={new URL(address, location.href).href} />
      </label>
      <p role="status">{message}</p>
      <form method="dialog" className="inline">
        <button type="button" className="primary" onClick={() => void copy()}>
          Copy the address
        </button>
        <a href={address} target="_blank" rel="opener">
          Open the form
        </a>
        <button type="submit">Close</button>
      </form>
    </dialog>
  )
}
