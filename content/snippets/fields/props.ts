/** The names of the props that hold a `Value`: a field for any other prop does not compile. */
export type PropsWith<Props, Value> = {
  [Name in keyof Props]-?: Props[Name] extends Value ? Name : never
}[keyof Props] &
  string

/** What every field takes. Write it as in `<TextSetting<ButtonProps> prop="label" label="Label" />`. */
export interface FieldProps<Props, Value> {
  prop: PropsWith<Props, Value>
  label: string
}
