import { useRef } from 'react'

type StartOverProps = {
  onConfirm: () => void
}

export const StartOver = ({ onConfirm }: StartOverProps) => {
  const dialog = useRef<HTMLDialogElement>(null)

  return (
    <>
      <button
        type="button"
        className="control"
        onClick={() => dialog.current?.showModal()}
      >
        <span>Start over</span>
      </button>
      <dialog ref={dialog} aria-labelledby="start-over-title">
        <h2 id="start-over-title">Start over?</h2>
        <p>The sample page will replace your page. You cannot undo this.</p>
        <div className="row">
          <button
            type="button"
            className="control"
            onClick={() => dialog.current?.close()}
          >
            <span>Keep my page</span>
          </button>
          <button
            type="button"
            className="control control-danger"
            onClick={onConfirm}
          >
            <span>Start over</span>
          </button>
        </div>
      </dialog>
    </>
  )
}
