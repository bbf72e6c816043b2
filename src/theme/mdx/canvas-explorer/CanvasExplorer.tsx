import { useState } from 'react'
import * as styles from './CanvasExplorer.module.css'
import { CANDIDATES, EXAMPLE, type ExampleNode, type Freedom, freedoms } from './canvasRules'

/** A small tree in which a reader makes nodes a Canvas and sees what can be dragged and dropped into. */
export function CanvasExplorer() {
  const [canvases, setCanvases] = useState<ReadonlySet<string>>(new Set(['ROOT']))
  const byId = freedoms(EXAMPLE, canvases)
  const all = [...byId.values()]
  const toggle = (id: string): void => {
    const next = new Set(canvases)
    if (!next.delete(id)) next.add(id)
    setCanvases(next)
  }
  return (
    <div
      className={styles.explorer}
      role="group"
      aria-label="Try it: which nodes can be moved?"
      data-interactive
    >
      <ul className={styles.tree}>
        <Branch node={EXAMPLE} byId={byId} toggle={toggle} />
      </ul>
      <p className={styles.summary} role="status">
        {all.filter(({ draggable }) => draggable).length} of {all.length} nodes can be dragged,{' '}
        {all.filter(({ droppable }) => droppable).length} can be dropped into.
      </p>
    </div>
  )
}

/** A node with what is inside it. */
function Branch({
  node,
  byId,
  toggle,
}: {
  node: ExampleNode
  byId: Map<string, Freedom>
  toggle: (id: string) => void
}) {
  const { draggable = false, droppable = false } = byId.get(node.id) ?? {}
  return (
    <li>
      <div className={styles.node}>
        <code className={styles.name}>{`<${node.name}>`}</code>
        {CANDIDATES.includes(node.id) && (
          <label className={styles.canvas}>
            <input
              type="checkbox"
              aria-label={`Canvas: ${node.name}`}
              checked={droppable}
              onChange={() => toggle(node.id)}
            />
            Canvas
          </label>
        )}
        <span className={styles.fact} data-yes={draggable || undefined}>
          draggable {draggable ? 'yes' : 'no'}
        </span>
        <span className={styles.fact} data-yes={droppable || undefined}>
          droppable {droppable ? 'yes' : 'no'}
        </span>
      </div>
      {node.children.length > 0 && (
        <ul>
          {node.children.map((child) => (
            <Branch key={child.id} node={child} byId={byId} toggle={toggle} />
          ))}
        </ul>
      )}
    </li>
  )
}
