import { useEditor } from '@craftjs/core'
import { nameOf } from '../../arrange/query'
import { ArrangeButtons } from './ArrangeButtons'

/** Hints, shown while nothing is selected. */
const Hints = () => (
  <div className="hints">
    <p>Click a block on the page, or pick a layer, to customize it.</p>
    <p>Double-click a layer to rename it.</p>
    <p>
      With the keyboard: <kbd>Alt</kbd> and an arrow moves the block, <kbd>Ctrl</kbd>{' '}
      <kbd>D</kbd> duplicates it, <kbd>Delete</kbd> deletes it.
    </p>
  </div>
)

/** The selected block: its name, buttons that move it, and its settings. */
export const Customize = () => {
  const { selected } = useEditor((state, query) => {
    const id = query.getEvent('selected').first() as string | undefined
    const node = id === undefined ? undefined : state.nodes[id]
    return {
      selected: node && {
        id: node.id,
        name: nameOf(query, node.id),
        Settings: node.related.settings,
      },
    }
  })
  if (!selected) return <Hints />
  const { id, name, Settings } = selected

  return (
    <>
      <div className="selected-block">
        <p>
          Selected: <strong>{name}</strong>
        </p>
        <ArrangeButtons id={id} />
      </div>
      {Settings ? (
        <Settings key={id} />
      ) : (
        <p className="hints">This is an area inside a block. Put something in it.</p>
      )}
    </>
  )
}
