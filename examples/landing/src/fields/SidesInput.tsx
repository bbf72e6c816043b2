import type { InputProps } from '@recipes/fields/fields'
import { NumberInput } from '@recipes/fields/NumberInput'
import type { Sides } from '../blocks/sides'

const names = ['Top', 'Right', 'Bottom', 'Left']

/** One slider for each side of a block, in pixels. */
export const SidesInput = ({ label, value: sides, setValue }: InputProps<Sides>) => (
  <fieldset className="sides">
    <legend>{label}</legend>
    {names.map((name, side) => (
      <NumberInput
        key={name}
        label={name}
        value={sides[side] ?? 0}
        setValue={(value) =>
          setValue(sides.map((old, at) => (at === side ? value : old)) as Sides)
        }
        max={100}
        slider
      />
    ))}
  </fieldset>
)
