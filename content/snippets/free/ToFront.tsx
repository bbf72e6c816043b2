import { useEditor } from '@craftjs/core'

/** Later elements cover earlier ones: the last child is in front. */
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
