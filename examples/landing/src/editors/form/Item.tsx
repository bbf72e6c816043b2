import { useEditor } from '@craftjs/core'
import { nameOf } from '../../arrange/query'
import { fieldsOf } from './fieldsOf'
import { ItemBar } from './ItemBar'
import { PictureField } from './PictureField'

/** Changes within this time share an undo step, in milliseconds. */
const throttle = 500

/** Estimates the rows of a text, for browsers without `field-sizing`. */
const rowsFor = (text: string) => Math.max(2, Math.ceil(text.length / 40))

/** A block, with a field for each of its texts and pictures. */
export const Item = ({ id }: { id: string }) => {
  const { actions, name, kind, props, isSelected } = useEditor(
    (state, query) => ({
      name: state.nodes[id] ? nameOf(query, id) : '',
      kind: state.nodes[id]?.data.displayName ?? '',
      props: (state.nodes[id]?.data.props ?? {}) as Record<
        string,
        string | undefined
      >,
      isSelected: query.getEvent('selected').contains(id),
    }),
  )

  const write = (prop: string, value: string) =>
    actions.history.throttle(throttle).setProp(id, (next) => {
      ;(next as Record<string, unknown>)[prop] = value
    })

  const fields = fieldsOf(kind)

  return (
    <div
      role="group"
      className="item"
      data-single={fields.length === 1}
      data-selected={isSelected}
      aria-label={name}
      onFocus={() => {
        if (!isSelected) actions.selectNode(id)
      }}
    >
      <ItemBar id={id} name={name} />
      {fields.map(({ prop, label, type }) => {
        const value = props[prop] ?? ''
        if (type === 'picture') {
          return (
            <PictureField
              key={prop}
              id={id}
              value={value}
              onChoose={(picture) => write(prop, picture)}
            />
          )
        }
        const Field = type === 'long' ? 'textarea' : 'input'
        return (
          <label key={prop} className="field">
            <span>{label}</span>
            <Field
              value={value}
              {...(type === 'long'
                ? { rows: rowsFor(value) }
                : { type: 'text' })}
              onChange={({ target }: { target: { value: string } }) =>
                write(prop, target.value)
              }
            />
          </label>
        )
      })}
    </div>
  )
}
