import type { InputProps } from './fields'

export const SwitchInput = ({ label, value, setValue }: InputProps<boolean>) => (
  <label className="field">
    <input
      type="checkbox"
      role="switch"
      checked={value}
      onChange={({ target }) => setValue(target.checked)}
    />{' '}
    {label}
  </label>
)
