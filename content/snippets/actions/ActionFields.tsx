import { PropField } from '../editing/PropField'
import { useSetting } from '../editing/useSetting'
import { actionKinds, type PageAction } from './pageActions'

/** The settings of a button: its label, and what it does. */
export function ActionFields() {
  const [action, setAction] = useSetting<PageAction>('action')
  const { name } = action
  const kind = Object.hasOwn(actionKinds, name) ? actionKinds[name] : undefined
  return (
    <>
      <PropField prop="label" label="Label" />
      <label>
        Does{' '}
        <select
          value={name}
          onChange={({ target }) => setAction({ name: target.value, value: '' })}
        >
          <option value="">nothing</option>
          {Object.entries(actionKinds).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {kind && (
        <label>
          {kind.field}{' '}
          <input
            value={action.value}
            onChange={({ target }) => setAction({ ...action, value: target.value })}
          />
        </label>
      )}
    </>
  )
}
