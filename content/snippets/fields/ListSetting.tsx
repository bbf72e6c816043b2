import { useSetting } from '../editing/useSetting'
import { LinkField } from './LinkSetting'
import type { FieldProps } from './props'

/** An entry of a list: a tab, or a link of a menu. */
export interface ListItem {
  /** Stays the same when the title changes. */
  id: string
  title: string
  /** Only in lists of links. */
  href?: string
}

interface ListSettingProps<Props> extends FieldProps<Props, ListItem[]> {
  /** The name of an entry, such as “Tab”. */
  item: string
}

/** A list whose entries the user can rename, reorder, add and remove. */
export function ListSetting<Props>({ prop, label, item }: ListSettingProps<Props>) {
  const [items, setItems] = useSetting<ListItem[]>(prop)
  const isOfLinks = items.some(({ href }) => href !== undefined)

  function change(id: string, fields: Partial<ListItem>) {
    setItems(items.map((each) => (each.id === id ? { ...each, ...fields } : each)))
  }

  function moveUp(at: number) {
    const next = [...items]
    next.splice(at - 1, 0, ...next.splice(at, 1))
    setItems(next)
  }

  function add() {
    const id = Math.random().toString(36).slice(2, 8)
    const title = `${item} ${items.length + 1}`
    setItems([...items, isOfLinks ? { id, title, href: '' } : { id, title }])
  }

  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {items.map(({ id, title, href }, at) => (
        <div key={id} role="group" aria-label={`${item} ${at + 1}`}>
          <label>
            Title{' '}
            <input
              value={title}
              onChange={({ target }) => change(id, { title: target.value })}
            />
          </label>
          {href !== undefined && (
            <LinkField
              label="Address"
              value={href}
              setValue={(value) => change(id, { href: value })}
            />
          )}
          <button type="button" disabled={at === 0} onClick={() => moveUp(at)}>
            Move up
          </button>
          <button
            type="button"
            disabled={items.length === 1}
            onClick={() => setItems(items.filter((each) => each.id !== id))}
          >
            Remove
          </button>
        </div>
      ))}
      <button type="button" onClick={add}>
        Add: {item}
      </button>
    </fieldset>
  )
}
