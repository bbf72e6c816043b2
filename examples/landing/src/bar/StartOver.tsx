import { useRef } from 'react'

/** Restores the sample page, after the user confirms. */
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
        <p>The sample page will replace your page. This cannot be undone.</p>
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
