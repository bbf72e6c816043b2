import type { ReactElement } from 'react'
import type { NodeId, useEditor } from '@craftjs/core'

export type Editing = Pick<ReturnType<typeof useEditor>, 'actions' | 'query'>

export const widthOf = (query: Editing['query'], id: NodeId) =>
  Number(query.node(id).get().data.props.width)

/** Rounds to steps of 5%, so that columns of different rows can line up. */
export const roundShare = (share: number) =>
  Math.min(0.9, Math.max(0.1, Math.round(share * 20) / 20))

/** Changes widths in a single history entry. Skips columns whose width stays the same. */
function setWidths(
  { actions, query }: Editing,
  widths: [NodeId, number][],
  isJoined = false,
) {
  for (const [id, width] of widths) {
    if (widthOf(query, id) === width) continue
    const { setProp } = isJoined ? actions.history.merge() : actions
    setProp(id, (props) => {
      props.width = width
    })
    isJoined = true
  }
}

/** Sets the left column's share of the total width of two columns. */
export function setShare(editing: Editing, left: NodeId, right: NodeId, share: number) {
  const total = widthOf(editing.query, left) + widthOf(editing.query, right)
  const width = Number((total * roundShare(share)).toFixed(3))
  setWidths(editing, [
    [left, width],
    [right, Number((total - width).toFixed(3))],
  ])
}

/** Gives a row as many columns as there are widths. Moves the content of removed columns to the last one. */
export function setColumns(
  editing: Editing,
  row: NodeId,
  widths: number[],
  column: ReactElement,
) {
  const { actions, query } = editing
  const before = query.node(row).childNodes()
  const last = before[Math.min(before.length, widths.length) - 1]
  let isJoined = false
  const next = () => {
    const joined = isJoined ? actions.history.merge() : actions
    isJoined = true
    return joined
  }

  for (let index = before.length; index < widths.length; index++)
    next().addNodeTree(query.parseReactElement(column).toNodeTree(), row, index)
  for (const id of before.slice(widths.length)) {
    const children = query.node(id).childNodes()
    if (last && children.length > 0)
      next().move(children, last, query.node(last).childNodes().length)
    next().delete(id)
  }
  const columns = query.node(row).childNodes()
  const pairs = columns.map((id, index): [NodeId, number] => [id, widths[index] ?? 1])
  setWidths(editing, pairs, isJoined)
}
