import type { UserComponent } from '@craftjs/core'
import { NameField } from '../../actions/NameField'
import type { Fields } from '../../fields/fields'
import { FieldsForm } from '../../fields/FieldsForm'
import { lockRules } from '../../locking/lock'
import type { Inside } from '../shared/inside'
import { onlyInside, rulesOfPlace } from '../shared/places'
import { useBlockRefs } from '../shared/useBlockRefs'
import { fieldKinds } from './fieldKinds'
import { FormBlockView, FormFieldView } from './FormView'
import type { FormBlockProps, FormFieldProps } from './FormView'

export const firstForm: FormBlockProps = { name: 'contact', button: 'Send' }

export const firstField: FormFieldProps = {
  label: 'Your name',
  name: 'name',
  kind: 'text',
  required: 'yes',
}

/** Accepts only fields. The `VisitProvider` around the published page sends it. */
export const Form: UserComponent<FormBlockProps & Inside> = (props) => {
  const { ref } = useBlockRefs()
  return <FormBlockView ref={ref} {...props} />
}

const formFields: Fields<FormBlockProps> = {
  name: { kind: 'text', label: 'Name of the form' },
  button: { kind: 'text', label: 'Button' },
}

Form.craft = {
  displayName: 'Form',
  isCanvas: true,
  props: firstForm,
  rules: rulesOfPlace('Form'),
  info: { fields: formFields },
  related: { settings: FieldsForm },
}

export const FormField: UserComponent<FormFieldProps> = (props) => {
  const { ref } = useBlockRefs()
  return <FormFieldView ref={ref} {...props} />
}

const fieldFields: Fields<FormFieldProps> = {
  label: { kind: 'text', label: 'Label' },
  name: { kind: 'custom', label: 'Key in the form data', input: NameField },
  kind: { kind: 'choice', label: 'Type', options: fieldKinds },
  required: { kind: 'choice', label: 'Required', options: { yes: 'Yes', no: 'No' } },
}

FormField.craft = {
  displayName: 'Field',
  props: firstField,
  rules: lockRules,
  info: { ...onlyInside('Form'), fields: fieldFields },
  related: { settings: FieldsForm },
}
