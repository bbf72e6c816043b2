import type { UserComponent } from '@craftjs/core'
import type { Fields } from '@recipes/fields/fields'
import { FieldsForm } from '@recipes/fields/FieldsForm'
import { lockRules } from '@recipes/locking/lock'
import { ResponsiveField } from '@recipes/responsive/ResponsiveField'
import { useBlockRefs } from '@recipes/blocks/shared/useBlockRefs'
import { HeadingView, type HeadingProps } from './views'

export const Heading: UserComponent<HeadingProps> = (props) => {
  const { ref } = useBlockRefs()
  return <HeadingView ref={ref} {...props} />
}

const fields: Fields<HeadingProps> = {
  text: { kind: 'text', label: 'Text' },
  size: {
    kind: 'custom',
    label: 'Font size',
    input: ({ label }) => <ResponsiveField prop="size" label={label} />,
  },
}

Heading.craft = {
  displayName: 'Heading',
  props: { text: 'Heading', size: { phone: 28 } },
  rules: lockRules,
  info: { fields },
  related: { settings: FieldsForm },
}
