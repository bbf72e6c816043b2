import type { ReactNode } from 'react'
import { nextValue, type InputProps } from './fields'

export interface Entry {
  id: string
  [name: string]: unknown
}

interface ListInputProps extends InputProps<Entry[]> {
  /** The name of an entry, such as “Tab”. */
  item: string
  /** The values of a new entry. */
  first: (number: number) => object
  min?: number
  max?: number
  /** Renders the inputs of an entry. */
  children: (entry: Entry, write: (name: string, change: unknown) => void) => ReactNode
}

/** A list of objects that the user can edit, reorder, add and remove. */
export function ListInput(props: ListInputProps) {
  const { label, value: items, setValue: setItems, item, first, children } = props
  const { min = 1, max = Infinity } = props

  // An upload may finish after the user has changed other entries.
  const setEntry = (id: string, name: string, change: unknown) =>
    setItems((old: Entry[]) =>
      old.map((each) =>
        each.id === id ? { ...each, [name]: nextValue(change, each[name]) } : each,
      ),
    )

  function moveUp(at: number) {
    const next = [...items]
    next.splice(at - 1, 0, ...next.splice(at, 1))
    setItems(next)
  }

  function add() {
    const id = Math.random().toString(36).slice(2, 8)
    setItems([...items, { ...first(items.length + 1), id }])
  }

  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {items.map((each, at) => (
        <div key={each.id} role="group" aria-label={`${item} ${at + 1}`}>
          {children(each, (name, change) => setEntry(each.id, name, change))}
          <button type="button" disabled={at === 0} onClick={() => moveUp(at)}>
            Move up
          </button>
          <button
            type="button"
            disabled={items.length <= min}
            onClick={() => setItems(items.filter(({ id }) => id !== each.id))}
          >
            Remove
          </button>
        </div>
      ))}
      <button type="button" disabled={items.length >= max} onClick={add}>
        Add: {item}
      </button>
    </fieldset>
  )
}
