import { useRef } from 'react'

/** Puts the sample page back, after a question. */
export const StartOver = ({ onReset }: { onReset: () => void }) => {
  const question = useRef<HTMLDialogElement>(null)

  return (
    <>
      <button
        type="button"
        className="plain"
        onClick={() => question.current?.showModal()}
      >
        Start over
      </button>
      <dialog ref={question} aria-labelledby="reset-title">
        <h2 id="reset-title">Start over?</h2>
        <p>Your page is replaced by the sample page. This cannot be undone.</p>
        <form method="dialog">
          <button type="submit" className="control">
            Keep my page
          </button>
          <button
            type="button"
            className="control danger"
            onClick={() => {
              question.current?.close()
              onReset()
            }}
          >
            Start over
          </button>
        </form>
      </dialog>
    </>
  )
}
