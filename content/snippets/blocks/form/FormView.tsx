import { forwardRef } from 'react'
import { useSending } from '../../actions/useSending'
import { useVisit } from '../../actions/visit'
import type { Inside } from '../shared/inside'
import type { FieldKind } from './fieldKinds'

export interface FormBlockProps {
  /** Identifies the form to your server. It is a name, not a URL. */
  name: string
  button: string
}

export const FormBlockView = forwardRef<HTMLFormElement, FormBlockProps & Inside>(
  function FormBlockView({ name, button, children }, ref) {
    const { message, form } = useSending(name)
    return (
      <form ref={ref} className="block-form" {...form}>
        {children}
        <button type="submit">{button}</button>
        <p role="status">{message}</p>
      </form>
    )
  },
)

export interface FormFieldProps {
  label: string
  /** The key of this field in the form data. */
  name: string
  kind: FieldKind
  required: 'yes' | 'no'
}

export const FormFieldView = forwardRef<HTMLLabelElement, FormFieldProps>(
  function FormFieldView({ label, name, kind, required }, ref) {
    // Without a visit, the page is being edited.
    const field = { name, required: required === 'yes', readOnly: useVisit() === null }
    return (
      <label ref={ref} className="block-field">
        {label}
        {kind === 'lines' ? <textarea {...field} /> : <input type={kind} {...field} />}
      </label>
    )
  },
)
