import { useEditor } from '@craftjs/core'
import { useOpenUploads } from './UploadProvider'

/** For the top bar: what is uploaded or has failed, whatever is selected. A click selects the element. */
export function UploadMessages() {
  const { uploads } = useOpenUploads()
  const { actions, nodes } = useEditor(({ nodes }) => ({ nodes }))
  // Here, because the editor collects again only when the page changes.
  const ids = Object.keys(uploads).filter((id) => nodes[id])
  return (
    <div role="status" aria-label="Uploads">
      {ids.map((id) => (
        <button key={id} type="button" onClick={() => actions.selectNode(id)}>
          {uploads[id]?.problem === ''
            ? 'Uploading a picture…'
            : 'A picture was not stored.'}
        </button>
      ))}
    </div>
  )
}
