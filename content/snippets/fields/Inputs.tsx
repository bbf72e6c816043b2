import type { ElementType, ReactNode } from 'react'
import { PictureInput } from '../pictures/PictureInput'
import { ChoiceInput } from './ChoiceInput'
import { ChoicesInput } from './ChoicesInput'
import { ColorInput } from './ColorInput'
import type { AnyFields, FieldKind, FieldOf, InputProps } from './fields'
import { LinkInput } from './LinkInput'
import { ListInput, type Entry } from './ListInput'
import { NumberInput } from './NumberInput'
import { spacings } from './spacing'
import { SwitchInput } from './SwitchInput'
import { LongTextInput, TextInput } from './TextInput'

/** The input of each kind of field. A custom field has its own. */
const inputs: Record<Exclude<FieldKind, 'custom'>, (props: never) => ReactNode> = {
  text: TextInput,
  longText: LongTextInput,
  number: NumberInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  switch: SwitchInput,
  color: ColorInput,
  spacing: (field: InputProps<string>) => (
    <ChoiceInput {...field} options={spacings} radios />
  ),
  link: LinkInput,
  picture: PictureInput,
  list: ({ fields, ...list }: FieldOf<'list'> & InputProps<Entry[]>) => (
    <ListInput {...list}>
      {(entry, write) => <Inputs fields={fields} values={entry} write={write} />}
    </ListInput>
  ),
}

interface InputsProps {
  fields: AnyFields
  /** The values, by the names of the fields. */
  values: object
  write: (name: string, change: unknown) => void
}

/** The inputs of several fields. */
export const Inputs = ({ fields, values, write }: InputsProps) =>
  Object.entries(fields).map(([name, field]) => {
    if (field.when?.(values as never) === false) return null
    const Input = (
      field.kind === 'custom' ? field.input : inputs[field.kind]
    ) as ElementType
    return (
      <Input
        key={name}
        {...field}
        value={(values as Record<string, unknown>)[name]}
        setValue={(change: unknown) => write(name, change)}
      />
    )
  })
