import type { ReactNode } from 'react'
import { Element, useEditor, useNode, type UserComponent } from '@craftjs/core'
import type { Fields } from '../fields/fields'
import { FieldsForm } from '../fields/FieldsForm'
import { EmptyPlace } from '../blocks/shared/EmptyPlace'
import { useBlock } from '../library/useBlock'
import { noPicture } from '../pictures/picture'
import * as views from './mailViews'
import type { ButtonProps, MailPictureProps, MailProps, TextProps } from './mailViews'

export const Mail: UserComponent<Partial<MailProps> & { children?: ReactNode }> = ({
  children,
}) => <views.MailView ref={useBlock()}>{children ?? <EmptyPlace />}</views.MailView>
const mailFields: Fields<MailProps> = {
  subject: { kind: 'text', label: 'Subject' },
  preheader: { kind: 'text', label: 'Preview text' },
  site: { kind: 'link', label: 'Address of your site' },
}

Mail.craft = {
  displayName: 'Newsletter',
  props: views.firstMail,
  info: { fields: mailFields },
  related: { settings: FieldsForm },
}

export const Text: UserComponent<TextProps> = (props) => (
  <views.TextView ref={useBlock()} {...props} />
)
const textFields: Fields<TextProps> = {
  text: { kind: 'longText', label: 'Text' },
  size: { kind: 'choice', label: 'Size', options: { text: 'Text', title: 'Title' } },
}

Text.craft = {
  displayName: 'Text',
  props: { text: 'New text', size: 'text' },
  info: { fields: textFields },
  related: { settings: FieldsForm },
}

/** In the editor, a click selects the picture, so it has no link. */
export const Picture: UserComponent<MailPictureProps> = (props) => {
  const ref = useBlock()
  const { enabled } = useEditor((state) => ({ enabled: state.options.enabled }))
  if (enabled && props.picture.src === '')
    return <p ref={ref}>Select me to choose a picture.</p>
  const edited = enabled && ({ href: '', draggable: false } as const)
  return <views.PictureView ref={ref} {...props} {...edited} />
}
const pictureFields: Fields<MailPictureProps> = {
  picture: { kind: 'picture', label: 'Picture' },
  href: { kind: 'link', label: 'Address' },
}

Picture.craft = {
  displayName: 'Picture',
  props: { picture: noPicture, href: '' },
  info: { fields: pictureFields },
  related: { settings: FieldsForm },
}

export const Button: UserComponent<ButtonProps> = (props) => {
  const { enabled } = useEditor((state) => ({ enabled: state.options.enabled }))
  return (
    <views.ButtonView ref={useBlock()} {...props} href={enabled ? '' : props.href} />
  )
}
const buttonFields: Fields<ButtonProps> = {
  label: { kind: 'text', label: 'Label' },
  href: { kind: 'link', label: 'Address' },
  look: { kind: 'choice', label: 'Look', options: { filled: 'Button', link: 'Link' } },
}

Button.craft = {
  displayName: 'Button',
  props: { label: 'Button', href: '/', look: 'filled' },
  info: { fields: buttonFields },
  related: { settings: FieldsForm },
}

export const Columns: UserComponent = () => (
  <views.ColumnsView
    ref={useBlock()}
    parts={{
      left: <Element id="left" is={Column} canvas />,
      right: <Element id="right" is={Column} canvas />,
    }}
  />
)
Columns.craft = { displayName: 'Two columns' }

export const Column: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const {
    connectors: { connect },
  } = useNode()
  return (
    <views.ColumnView
      ref={(el) => {
        if (el) connect(el)
      }}
    >
      {children ?? <EmptyPlace />}
    </views.ColumnView>
  )
}
Column.craft = {
  displayName: 'Column',
  // Columns in a column would be too narrow.
  rules: {
    canMoveIn: (incoming) => incoming.every(({ data }) => data.name !== 'Columns'),
  },
}

export const resolver = { Mail, Text, Picture, Button, Columns, Column }
