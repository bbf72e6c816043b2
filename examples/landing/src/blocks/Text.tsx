import type { UserComponent } from '@craftjs/core'
import { FieldsForm } from '@recipes/fields/FieldsForm'
import { useBlock } from '@recipes/library/useBlock'
import { Editable } from './Editable'
import { cssOf, type Sides } from './sides'
import { textFields, TextSettings } from './TextSettings'

/** The saved props of a text. The font size is in pixels, the shadow a number from 0 to 100. */
export type TextProps = {
  text: string
  kind: 'paragraph' | 'heading'
  fontSize: number
  fontWeight: '400' | '500' | '700'
  textAlign: 'left' | 'center' | 'right'
  color: string
  shadow: number
  margin: Sides
}

/** A paragraph or a heading, edited in place. */
export const Text: UserComponent<Partial<TextProps>> = (given) => {
  // Craft.js adds the defaults below to missing props.
  const props = given as TextProps
  const Tag = props.kind === 'heading' ? 'h2' : 'p'

  return (
    <Tag
      ref={useBlock()}
      className="text"
      style={{
        margin: cssOf(props.margin),
        color: props.color,
        fontSize: props.fontSize,
        fontWeight: props.fontWeight,
        textAlign: props.textAlign,
        textShadow: `0 0 2px rgb(0 0 0 / ${props.shadow}%)`,
      }}
    >
      <Editable text={props.text} />
    </Tag>
  )
}

Text.craft = {
  displayName: 'Text',
  props: {
    text: 'Write something',
    kind: 'paragraph',
    fontSize: 16,
    fontWeight: '400',
    textAlign: 'left',
    color: 'inherit',
    shadow: 0,
    margin: [0, 0, 0, 0],
  },
  info: { fields: textFields },
  related: {
    settings: TextSettings,
    content: () => <FieldsForm only={['text']} />,
  },
}
