import type { UserComponent } from '@craftjs/core'
import type { Fields } from '../../fields/fields'
import { FieldsForm } from '../../fields/FieldsForm'
import { lockRules } from '../../locking/lock'
import type { Inside } from '../shared/inside'
import { onlyInside, rulesOfPlace } from '../shared/places'
import { useBlockRefs } from '../shared/useBlockRefs'
import { ButtonBarView, ButtonView, type ButtonProps } from './ButtonView'

export const firstButton: ButtonProps = { label: 'Button', href: '', color: '' }

export const Button: UserComponent<ButtonProps> = (props) => {
  const { ref } = useBlockRefs()
  return <ButtonView ref={ref} {...props} />
}

const fields: Fields<ButtonProps> = {
  label: { kind: 'text', label: 'Label' },
  href: { kind: 'link', label: 'Address' },
  color: { kind: 'color', label: 'Color' },
}

Button.craft = {
  displayName: 'Button',
  props: firstButton,
  rules: lockRules,
  info: { ...onlyInside('ButtonBar'), fields },
  related: { settings: FieldsForm },
}

/** Accepts up to three buttons, and nothing else. */
export const ButtonBar: UserComponent<Inside> = ({ children }) => {
  const { ref } = useBlockRefs()
  return <ButtonBarView ref={ref}>{children}</ButtonBarView>
}

ButtonBar.craft = {
  displayName: 'Buttons',
  isCanvas: true,
  rules: rulesOfPlace('ButtonBar', 3),
}
