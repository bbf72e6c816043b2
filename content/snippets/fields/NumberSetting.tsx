import { useState } from 'react'
import { useSetting } from '../editing/useSetting'
import type { FieldProps } from './props'

interface RangeProps {
  min?: number
  max?: number
  step?: number
  /** Renders a slider. Set `min` and `max` with it. */
  slider?: boolean
}

/** A number field. Invalid input stays in the field until it loses focus, and never changes the prop. */
export function NumberSetting<Props>({
  prop,
  ...field
}: FieldProps<Props, number> & RangeProps) {
  const [value, setValue] = useSetting<number>(prop)
  return <NumberField {...field} value={value} setValue={setValue} />
}

interface NumberFieldProps extends RangeProps {
  label: string
  value: number
  setValue: (value: number) => void
}

/** The same field for a number inside another prop. */
export function NumberField({
  label,
  value,
  setValue,
  slider = false,
  ...range
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isValid, setValid] = useState(true)
  return (
    <label className="field">
      {label} {slider && <span>{value}</span>}
      <input
        type={slider ? 'range' : 'number'}
        required={!slider}
        {...range}
        value={typed ?? value}
        aria-invalid={!isValid}
        onChange={({ target }) => {
          // A slider has no invalid input, and follows undo while it has the focus.
          if (!slider) setTyped(target.value)
          setValid(target.validity.valid)
          if (target.validity.valid) setValue(target.valueAsNumber)
        }}
        onBlur={() => {
          setTyped(null)
          setValid(true)
        }}
      />
    </label>
  )
}
