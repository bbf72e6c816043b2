/** The names of the props with the type `Value`. A field for any other prop does not compile. */
export type PropsWith<Props, Value> = {
  [Name in keyof Props]-?: Props[Name] extends Value ? Name : never
}[keyof Props] &
  string

/** Props of every field. Example: `<TextSetting<ButtonProps> prop="label" label="Label" />`. */
export interface FieldProps<Props, Value> {
  prop: PropsWith<Props, Value>
  label: string
}
