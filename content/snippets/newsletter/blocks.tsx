import type { ReactNode } from 'react'
import { Element, useNode, type UserComponent } from '@craftjs/core'
import { PropChoice } from '../editing/PropChoice'
import { PropField } from '../editing/PropField'
import { useBlock } from '../library/useBlock'
import { ButtonView, ColumnsView, ColumnView, MailView, TextView } from './mailViews'
import type { ButtonProps, TextProps } from './mailViews'

export const Mail: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <MailView ref={useBlock()}>{children}</MailView>
)
Mail.craft = { displayName: 'Newsletter' }

export const Text: UserComponent<TextProps> = (props) => (
  <TextView ref={useBlock()} {...props} />
)
Text.craft = {
  displayName: 'Text',
  props: { text: 'New text', size: 'text' },
  related: {
    settings: () => (
      <>
        <PropField prop="text" label="Text" />
        <PropChoice
          prop="size"
          label="Size"
          options={{ text: 'Text', title: 'Title' }}
        />
      </>
    ),
  },
}

export const Button: UserComponent<ButtonProps> = (props) => (
  <ButtonView ref={useBlock()} {...props} />
)
Button.craft = {
  displayName: 'Button',
  props: { label: 'Button', href: '/' },
  related: {
    settings: () => (
      <>
        <PropField prop="label" label="Label" />
        <PropField prop="href" label="Address" />
      </>
    ),
  },
}

export const Columns: UserComponent = () => (
  <ColumnsView
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
    <ColumnView
      ref={(el) => {
        if (el) connect(el)
      }}
    >
      {children}
    </ColumnView>
  )
}
Column.craft = { displayName: 'Column' }

export const resolver = { Mail, Text, Button, Columns, Column }
