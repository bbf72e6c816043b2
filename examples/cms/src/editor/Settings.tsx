import { useEditor } from '@craftjs/core'
import { LockButton } from '@recipes/locking/LockButton'
import { isLocked } from '@recipes/locking/lock'
import { useRights } from '@recipes/locking/roles'
import { EditMenu } from './EditMenu'

/** The settings and commands for the selected element. */
export function Settings() {
  const { arrange } = useRights()
  const { id, name, locked, Fields } = useEditor((state, query) => {
    const id: string | undefined = query.getEvent('selected').last()
    const node = id === undefined ? undefined : state.nodes[id]
    if (!node) return { id: '', name: '', locked: false, Fields: undefined }
    return {
      id: node.id,
      name: node.data.displayName,
      locked: isLocked(node.id, query.node),
      Fields: node.related.settings,
    }
  })

  return (
    <section aria-label="Settings">
      <h2>{name === '' ? 'Settings' : name}</h2>
      {name === '' && <p>Select something on the page or in the outline.</p>}
      {locked && <p>This is locked.</p>}
      {!locked && Fields && (
        <div className="fields" data-settings={id}>
          <Fields />
        </div>
      )}
      {arrange && <EditMenu />}
      {arrange && name !== '' && <LockButton />}
    </section>
  )
}
