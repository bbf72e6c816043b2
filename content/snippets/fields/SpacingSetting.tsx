import { useId } from 'react'
import { useSetting } from '../editing/useSetting'
import type { FieldProps } from './props'
import { spacings, type Spacing } from './spacing'

export function SpacingSetting<Props>({ prop, label }: FieldProps<Props, Spacing>) {
  const [value, setValue] = useSetting<Spacing>(prop)
  const name = useId()
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      {(Object.keys(spacings) as Spacing[]).map((step) => (
        <label key={step}>
          <input
            type="radio"
            name={name}
            checked={step === value}
            onChange={() => setValue(step)}
          />{' '}
          {spacings[step]}
        </label>
      ))}
    </fieldset>
  )
}
