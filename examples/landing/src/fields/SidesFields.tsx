import { SliderField } from './SliderField'

const sides = ['Top', 'Right', 'Bottom', 'Left']

/** One slider for each side of a block. */
export const SidesFields = ({ name }: { name: 'margin' | 'padding' }) => (
  <fieldset className="sides">
    <legend>{name === 'margin' ? 'Margin' : 'Padding'}</legend>
    {sides.map((side, at) => (
      <SliderField
        key={side}
        label={side}
        name={`${name}.${at}`}
        max={100}
        unit=" px"
      />
    ))}
  </fieldset>
)
