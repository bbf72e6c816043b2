import { useSetting } from '../editing/useSetting'
import type { FieldProps } from './props'
import { Radios } from './Radios'
import { spacings, type Spacing } from './spacing'

export function SpacingSetting<Props>({ prop, label }: FieldProps<Props, Spacing>) {
  const [value, setValue] = useSetting<string>(prop)
  return <Radios label={label} value={value} options={spacings} setValue={setValue} />
}
