import type { UserComponent } from '@craftjs/core'
import { NameField } from '../../actions/NameField'
import { ChoiceSetting } from '../../fields/ChoiceSetting'
import { TextSetting } from '../../fields/TextSetting'
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

Form.craft = {
  displayName: 'Form',
  isCanvas: true,
  props: firstForm,
  rules: rulesOfPlace('Form'),
  related: {
    settings: () => (
      <>
        <TextSetting<FormBlockProps> prop="name" label="Name of the form" />
        <TextSetting<FormBlockProps> prop="button" label="Button" />
      </>
    ),
  },
}

export const FormField: UserComponent<FormFieldProps> = (props) => {
  const { ref } = useBlockRefs()
  return <FormFieldView ref={ref} {...props} />
}

FormField.craft = {
  displayName: 'Field',
  props: firstField,
  rules: lockRules,
  info: onlyInside('Form'),
  related: {
    settings: () => (
      <>
        <TextSetting<FormFieldProps> prop="label" label="Label" />
        <NameField />
        <ChoiceSetting<FormFieldProps, 'kind'>
          prop="kind"
          label="Type"
          options={fieldKinds}
        />
        <ChoiceSetting<FormFieldProps, 'required'>
          prop="required"
          label="Required"
          options={{ yes: 'Yes', no: 'No' }}
        />
      </>
    ),
  },
}
