import { useEditor } from '@craftjs/core'
import { useOpenUploads } from './UploadProvider'

/** Shows all running and failed uploads in the top bar. A click selects the element. */
export function UploadMessages() {
  const { uploads } = useOpenUploads()
  const { actions, nodes } = useEditor(({ nodes }) => ({ nodes }))
  // Not in the collector, which runs only when the editor changes, not when `uploads` does.
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
