import type { InputProps } from './fields'

interface TextInputProps extends InputProps<string> {
  maxLength?: number
}

export const TextInput = ({ label, value, setValue, maxLength }: TextInputProps) => (
  <label className="field">
    {label}{' '}
    <input
      value={value}
      maxLength={maxLength}
      onChange={({ target }) => setValue(target.value)}
    />
  </label>
)

export const LongTextInput = ({
  label,
  value,
  setValue,
  maxLength,
}: TextInputProps) => (
  <label className="field">
    {label}{' '}
    <textarea
      value={value}
      maxLength={maxLength}
      onChange={({ target }) => setValue(target.value)}
    />
  </label>
)
