import { useSetting } from '../editing/useSetting'
import type { Description, Field } from './fields'

/** Creates the settings form of a component from its description. */
export const formOf = ({ fields }: Description) =>
  function Form() {
    return (
      <>
        {Object.entries(fields).map(([prop, field]) => (
          <FieldInput key={prop} prop={prop} field={field} />
        ))}
      </>
    )
  }

function FieldInput({ prop, field }: { prop: string; field: Field }) {
  const [value, setValue] = useSetting<string | number>(prop)
  return (
    <label>
      {field.label}{' '}
      {field.kind === 'text' && (
        <input
          value={value}
          maxLength={field.maxLength}
          onChange={({ target }) => setValue(target.value)}
        />
      )}
      {field.kind === 'number' && (
        <input
          type="number"
          value={value}
          min={field.min}
          max={field.max}
          onChange={({ target }) =>
            // Ignore an empty or out-of-range value.
            target.value !== '' &&
            target.validity.valid &&
            setValue(target.valueAsNumber)
          }
        />
      )}
      {field.kind === 'choice' && (
        <select value={value} onChange={({ target }) => setValue(target.value)}>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </label>
  )
}
