import type { UserComponent } from '@craftjs/core'
import { firstForm } from '@recipes/blocks/form/Form'
import { EmptyPlace } from '@recipes/blocks/shared/EmptyPlace'
import type { Inside } from '@recipes/blocks/shared/inside'
import { onlyInside, placeRules } from '@recipes/blocks/shared/places'
import { useBlockRefs } from '@recipes/blocks/shared/useBlockRefs'
import type { Fields } from '@recipes/fields/fields'
import { FieldsForm } from '@recipes/fields/FieldsForm'
import { FormPageView, type FormPageProps } from './views'

/** The root of the page: a form with a title. Everything in it is sent together. */
export const FormPage: UserComponent<FormPageProps & Inside> = ({
  children,
  ...props
}) => {
  const { ref } = useBlockRefs()
  return (
    <FormPageView ref={ref} {...props}>
      {children ?? <EmptyPlace />}
    </FormPageView>
  )
}

const fields: Fields<Omit<FormPageProps, 'name'>> = {
  title: { kind: 'text', label: 'Title' },
  intro: { kind: 'longText', label: 'Introduction' },
  button: { kind: 'text', label: 'Button' },
}

FormPage.craft = {
  displayName: 'Form',
  props: { ...firstForm, title: '', intro: '' },
  rules: placeRules,
  info: { ...onlyInside('nothing'), fields },
  related: { settings: FieldsForm },
}
