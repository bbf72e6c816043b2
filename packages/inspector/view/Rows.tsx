import { memo, type ReactNode } from 'react'

const isSame = (a: object, b: object): boolean => {
  const next = Object.entries(b)
  return (
    next.length === Object.keys(a).length && next.every(([key, value]) => a[key as keyof typeof a] === value)
  )
}

interface RowsProps<Item extends object> {
  items: readonly Item[]
  /** A component whose props are one item; `onPick` must stay the same function. */
  row: (props: Item) => ReactNode
}

/** In rows. A page of 1,000 Nodes has 20 chunks, and a change renders one or two of them. */
const CHUNK = 50

/** Rows of a list, in chunks that only render again when one of their items has changed. */
export function Rows<Item extends object>({ items, row }: RowsProps<Item>): ReactNode {
  const starts = Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) => index * CHUNK)
  return starts.map((start) => (
    <Chunk key={start} items={items.slice(start, start + CHUNK)} row={row as (props: object) => ReactNode} />
  ))
}

const Chunk = memo(
  function Chunk({ items, row: Row }: RowsProps<object>) {
    return items.map((item, index) => <Row key={index} {...item} />)
  },
  (last, next) =>
    last.items.length === next.items.length &&
    last.items.every((item, index) => isSame(item, next.items[index] ?? {})),
)
