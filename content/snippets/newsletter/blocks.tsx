import type { ReactNode } from 'react'
import { Element, useEditor, useNode, type UserComponent } from '@craftjs/core'
import type { Fields } from '../fields/fields'
import { FieldsForm } from '../fields/FieldsForm'
import { useBlock } from '../library/useBlock'
import { noPicture } from '../pictures/picture'
import * as views from './mailViews'
import type { ButtonProps, MailPictureProps, TextProps } from './mailViews'

export const Mail: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <views.MailView ref={useBlock()}>{children}</views.MailView>
)
Mail.craft = { displayName: 'Newsletter' }

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
  return <views.PictureView ref={ref} {...props} href={enabled ? '' : props.href} />
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
}

Button.craft = {
  displayName: 'Button',
  props: { label: 'Button', href: '/' },
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
      {children}
    </views.ColumnView>
  )
}
Column.craft = { displayName: 'Column' }

export const resolver = { Mail, Text, Picture, Button, Columns, Column }
