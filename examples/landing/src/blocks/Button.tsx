import { useEditor, type UserComponent } from '@craftjs/core'
import { FieldsForm } from '@recipes/fields/FieldsForm'
import { useBlock } from '@recipes/library/useBlock'
import { buttonFields, ButtonSettings } from './ButtonSettings'
import { Editable } from './Editable'
import { cssOf, type Sides } from './sides'

/** The saved props of a button. */
export type ButtonProps = {
  text: string
  background: string
  color: string
  look: 'full' | 'outline'
  margin: Sides
}

/** A button of the page. While the editor is enabled, it is a `div`, so that its text can be edited. */
export const Button: UserComponent<Partial<ButtonProps>> = (given) => {
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  // Craft.js adds the defaults below to missing props.
  const props = given as ButtonProps
  const isFull = props.look === 'full'
  const Tag = enabled ? 'div' : 'button'

  return (
    <Tag
      ref={useBlock()}
      {...(!enabled && { type: 'button' })}
      className="button"
      style={{
        margin: cssOf(props.margin),
        borderColor: props.background,
        background: isFull ? props.background : 'transparent',
        color: isFull ? props.color : props.background,
      }}
    >
      <Editable key={Tag} text={props.text} typesOnClick={false} />
    </Tag>
  )
}

Button.craft = {
  displayName: 'Button',
  props: {
    text: 'Button',
    background: '#1f6f3d',
    color: '#ffffff',
    look: 'full',
    margin: [4, 4, 4, 0],
  },
  info: { fields: buttonFields },
  related: {
    settings: ButtonSettings,
    content: () => <FieldsForm only={['text']} />,
  },
}
