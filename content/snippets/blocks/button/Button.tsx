import type { UserComponent } from '@craftjs/core'
import { ColorSetting } from '../../fields/ColorSetting'
import { LinkSetting } from '../../fields/LinkSetting'
import { TextSetting } from '../../fields/TextSetting'
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

Button.craft = {
  displayName: 'Button',
  props: firstButton,
  rules: lockRules,
  info: onlyInside('ButtonBar'),
  related: {
    settings: () => (
      <>
        <TextSetting<ButtonProps> prop="label" label="Label" />
        <LinkSetting<ButtonProps> prop="href" label="Address" />
        <ColorSetting<ButtonProps> prop="color" label="Color" />
      </>
    ),
  },
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
