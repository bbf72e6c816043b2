import { useEditor } from '@craftjs/core'

type OtherVersionProps = {
  onOpen: () => void
  onReplace: (json: string) => void
}

/** Asks which version to keep. Shown when another tab has changed the page. */
export const OtherVersion = ({ onOpen, onReplace }: OtherVersionProps) => {
  const { query } = useEditor()

  return (
    <div className="notice">
      <p role="alert">
        You changed this page in another tab. Your changes here are not saved
        until you choose a version.
      </p>
      <div className="row">
        <button type="button" className="control" onClick={onOpen}>
          <span>Open the other version</span>
        </button>
        <button
          type="button"
          className="control control-danger"
          onClick={() => onReplace(query.serialize())}
        >
          <span>Replace it with this one</span>
        </button>
      </div>
    </div>
  )
}
