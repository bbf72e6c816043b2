import { memo, type ReactNode } from 'react'
import type { EditorReport, ListedNode } from '../observe/report'
import { Rows } from './Rows'

/** Spaces that do not break, for each level of the tree. */
const INDENT = '\u00a0'.repeat(4)

interface TreeProps {
  report: EditorReport
  onSelect: (id: string) => void
}

/** The Nodes of the page. A press selects one. */
export function Tree({ report, onSelect }: TreeProps): ReactNode {
  const { nodes, count, selected, hovered, dragged } = report
  const marked = new Set([...selected, ...hovered, ...dragged])
  const items = nodes.map((node): Item => {
    const { id } = node
    if (!marked.has(id)) return node
    const [isSelected, isHovered, isDragged] = [selected, hovered, dragged].map((ids) => ids.includes(id))
    return { ...node, isSelected, isHovered, isDragged }
  })
  return (
    <>
      <ul className="inspector-tree" aria-label="Nodes">
        <Rows items={items} row={TreeRow} onPick={onSelect} />
      </ul>
      {count > nodes.length && <p>{count - nodes.length} more Nodes are not listed.</p>}
    </>
  )
}

interface Item extends ListedNode {
  isSelected?: boolean
  isHovered?: boolean
  isDragged?: boolean
}

interface TreeRowProps extends Item {
  onPick: (id: string) => void
}

const TreeRow = memo(function TreeRow({ id, label, depth, isCanvas, isLinked, onPick, ...is }: TreeRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={is.isSelected ?? false}
        data-hovered={is.isHovered || undefined}
        data-dragged={is.isDragged || undefined}
        data-changed={is.isChanged || undefined}
        onClick={() => onPick(id)}
      >
        <span>
          <span aria-hidden="true">{INDENT.repeat(Math.min(depth, 8))}</span>
          {label}
        </span>
        {isCanvas && <small>canvas</small>}
        {isLinked && <small>linked</small>}
        <code>{id}</code>
      </button>
    </li>
  )
})
