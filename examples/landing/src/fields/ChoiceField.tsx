import { useNode } from '@craftjs/core'
import { useSetting } from './useSetting'

type ChoiceFieldProps = {
  label: string
  name: string
  /** Labels, by value. */
  choices: Record<string, string>
}

/** A choice of a few values. It takes effect immediately. */
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
