import { useSetting } from '@recipes/editing/useSetting'
import { NumberField } from '@recipes/fields/NumberSetting'
import type { Sides } from '../blocks/sides'

const names = ['Top', 'Right', 'Bottom', 'Left']

/** One slider for each side of a block, in pixels. */
export const SidesFields = ({ name }: { name: 'margin' | 'padding' }) => {
  const [sides, setSides] = useSetting<Sides>(name)

  return (
    <fieldset className="sides">
      <legend>{name === 'margin' ? 'Margin' : 'Padding'}</legend>
      {names.map((label, side) => (
        <NumberField
          key={label}
          label={label}
          value={sides[side] ?? 0}
          setValue={(value) =>
            setSides(sides.map((old, at) => (at === side ? value : old)) as Sides)
          }
          max={100}
          slider
        />
      ))}
    </fieldset>
  )
}
