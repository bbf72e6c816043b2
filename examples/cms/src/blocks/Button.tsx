import type { UserComponent } from '@craftjs/core'
import { lockRules } from '@recipes/locking/lock'
import { AddressField } from '../fields/AddressField'
import { TextField } from '../fields/TextField'
import { useBlock } from './useBlock'
import { ButtonView, type ButtonProps } from './views'

export const Button: UserComponent<ButtonProps> = (props) => (
  <ButtonView ref={useBlock().ref} {...props} />
)

const ButtonSettings = () => (
  <>
    <TextField prop="label" label="Label" />
    <AddressField prop="href" label="Address" />
  </>
)

Button.craft = {
  displayName: 'Button',
  props: { label: 'Button', href: '' },
  rules: lockRules,
  related: { settings: ButtonSettings },
}
