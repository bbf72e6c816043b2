import { useNode } from '@craftjs/core'
import { useSetting } from './useSetting'

type ChoiceFieldProps = {
  label: string
  name: string
  /** Values and what to call them. */
  choices: Record<string, string>
}

/** One of a few values, taken at once. */
export const ChoiceField = ({ label, name, choices }: ChoiceFieldProps) => {
  const { id } = useNode()
  const { value, write } = useSetting(name)

  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      {Object.entries(choices).map(([choice, words]) => (
        <label key={choice}>
          <input
            type="radio"
            name={`${id}-${name}`}
            checked={value === choice}
            onChange={() => write(choice)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}
