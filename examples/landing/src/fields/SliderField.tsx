import { useSetting } from './useSetting'

type SliderFieldProps = {
  label: string
  name: string
  min?: number
  max: number
  unit?: string
}

/** A number from `min` to `max`. Changes within a second share an undo step. */
export const SliderField = ({
  label,
  name,
  min = 0,
  max,
  unit = '',
}: SliderFieldProps) => {
  const { value, write } = useSetting(name)

  return (
    <label className="field slider">
      <span>{label}</span>
      <span className="amount">
        {String(value)}
        {unit}
      </span>
      <input
        type="range"
        min={min}
        max={max}
        value={Number(value)}
        onChange={(event) => write(event.target.valueAsNumber, 1000)}
      />
    </label>
  )
}
