import { useEditor } from '@craftjs/core'

/** Makes the selected element the last child. Later elements cover earlier ones. */
export function ToFront() {
  const { actions, query, id } = useEditor((_, query) => ({
    id: query.getEvent('selected').first() ?? null,
  }))
  const parent = id && query.node(id).get().data.parent

  return (
    <button
      type="button"
      disabled={!parent}
      onClick={() => {
        if (id && parent)
          actions.move(id, parent, query.node(parent).childNodes().length)
      }}
    >
      To front
    </button>
  )
}
