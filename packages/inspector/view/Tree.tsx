import type { ReactNode } from 'react'
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
  const { nodes, count } = report
  const [selected, hovered, dragged] = [report.selected, report.hovered, report.dragged].map(
    (ids) => new Set(ids),
  )
  const items = nodes.map((node) => ({
    ...node,
    isSelected: selected?.has(node.id) ?? false,
    isHovered: hovered?.has(node.id) ?? false,
    isDragged: dragged?.has(node.id) ?? false,
    onSelect,
  }))
  return (
    <>
      <ul className="inspector-tree" aria-label="Nodes">
        <Rows items={items} row={TreeRow} />
      </ul>
      {count > nodes.length && <p>{count - nodes.length} more Nodes are not listed.</p>}
    </>
  )
}

interface TreeRowProps extends ListedNode {
  isSelected: boolean
  isHovered: boolean
  isDragged: boolean
  onSelect: (id: string) => void
}

function TreeRow({ id, label, depth, isCanvas, isLinked, onSelect, ...is }: TreeRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={is.isSelected}
        data-hovered={is.isHovered || undefined}
        data-dragged={is.isDragged || undefined}
        data-changed={is.isChanged || undefined}
        onClick={() => onSelect(id)}
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
}
