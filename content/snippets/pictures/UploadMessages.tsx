import { useEditor } from '@craftjs/core'
import { useLibrary } from './library'

/** Shows running and failed uploads of elements that are not selected. */
export function UploadMessages() {
  const { messages } = useLibrary().uploads
  const { actions, others } = useEditor((_state, query) => ({
    others: Object.keys(messages).filter(
      (id) =>
        messages[id] &&
        query.node(id).get() &&
        !query.getEvent('selected').contains(id),
    ),
  }))
  return (
    <div role="status" aria-label="Uploads">
      {others.map((id) => (
        <button key={id} type="button" onClick={() => actions.selectNode(id)}>
          {messages[id]}
        </button>
      ))}
    </div>
  )
}
