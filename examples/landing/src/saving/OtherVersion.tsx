import { useEditor } from '@craftjs/core'
import { useEffect, useRef } from 'react'

type OtherVersionProps = {
  onOpen: () => void
  onReplace: (json: string) => void
}

/** Asks which version to keep, because another tab has changed the page. */
export const OtherVersion = ({ onOpen, onReplace }: OtherVersionProps) => {
  const { query } = useEditor()
  const question = useRef<HTMLDialogElement>(null)
  useEffect(() => question.current?.showModal(), [])

  return (
    <dialog
      ref={question}
      aria-labelledby="other-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="other-title">Which version?</h2>
      <p>You changed this page in another tab. Only one version can be saved.</p>
      <form>
        <button type="button" className="control" onClick={onOpen}>
          Open the other version
        </button>
        <button
          type="button"
          className="control danger"
          onClick={() => onReplace(query.serialize())}
        >
          Replace it with this one
        </button>
      </form>
    </dialog>
  )
}
