import { type ComponentType, memo, type ReactNode } from 'react'

interface RowsProps<Item extends object, Key> {
  /** An item that has not changed is the same object as before. */
  items: readonly Item[]
  /** A component that takes an item as its props, wrapped in `memo`. */
  row: ComponentType<Item & { onPick: (key: Key) => void }>
  onPick: (key: Key) => void
}

/** In rows. A page of 1,000 Nodes has 20 chunks, and most changes render one or two of them. */
const CHUNK = 50

/** Rows of a list, in chunks that render again only when one of their items has changed. */
export function Rows<Item extends object, Key>({ items, ...props }: RowsProps<Item, Key>): ReactNode {
  const starts = Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) => index * CHUNK)
  const Typed = Chunk as ComponentType<RowsProps<Item, Key>>
  return starts.map((start) => <Typed key={start} items={items.slice(start, start + CHUNK)} {...props} />)
}

const Chunk = memo(
  function Chunk({ items, row: Row, onPick }: RowsProps<object, never>) {
    return items.map((item, index) => <Row key={index} {...item} onPick={onPick} />)
  },
  (last, next) =>
    last.onPick === next.onPick &&
    last.items.length === next.items.length &&
    last.items.every((item, index) => item === next.items[index]),
)
