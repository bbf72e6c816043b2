import type { UserComponent } from '@craftjs/core'
import { NameField } from '../../actions/NameField'
import type { Fields } from '../../fields/fields'
import { FieldsForm } from '../../fields/FieldsForm'
import { lockRules } from '../../locking/lock'
import type { Inside } from '../shared/inside'
import { EmptyPlace } from '../shared/EmptyPlace'
import { anywhereInside, notInside, placeRules } from '../shared/places'
import { useBlockRefs } from '../shared/useBlockRefs'
import { fieldKinds, type FormFieldProps } from './fieldKinds'
import { FormBlockView, FormFieldView, FormStepView } from './FormView'
import type { FormBlockProps, FormStepProps } from './FormView'

export const firstForm: FormBlockProps = { name: 'contact', button: 'Send' }

export const firstField: Required<FormFieldProps> = {
  label: 'Your name',
  name: 'name',
  kind: 'text',
  required: 'yes',
  options: '',
  ifField: '',
  ifAnswer: '',
}

export const firstStep: FormStepProps = { title: 'Step' }

/** Accepts fields, steps, and most other blocks. The `VisitProvider` around the published page sends it. */
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
  rules: placeRules,
  info: { ...notInside('Form'), fields: formFields },
  related: { settings: FieldsForm },
}

/** Fields that visitors see together, one step after the other. */
export const FormStep: UserComponent<FormStepProps & Inside> = ({
  title,
  children,
}) => {
  const { ref } = useBlockRefs()
  return (
    <FormStepView ref={ref} title={title}>
      {children ?? <EmptyPlace />}
    </FormStepView>
  )
}

const stepFields: Fields<FormStepProps> = {
  title: { kind: 'text', label: 'Title' },
}

FormStep.craft = {
  displayName: 'Step',
  isCanvas: true,
  props: firstStep,
  rules: placeRules,
  info: { ...anywhereInside('Form'), ...notInside('FormStep'), fields: stepFields },
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
  options: {
    kind: 'longText',
    label: 'Options, one per line',
    when: ({ kind }) => kind === 'choice' || kind === 'boxes',
  },
  ifField: { kind: 'text', label: 'Only if the field with this key' },
  ifAnswer: {
    kind: 'text',
    label: 'has this answer',
    when: ({ ifField }) => Boolean(ifField),
  },
}

FormField.craft = {
  displayName: 'Field',
  props: firstField,
  rules: lockRules,
  info: { ...anywhereInside('Form'), fields: fieldFields },
  related: { settings: FieldsForm },
}
