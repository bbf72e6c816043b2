import type { UserComponent } from '@craftjs/core'
import { PropField } from '../editing/PropField'
import { useBlock } from '../library/useBlock'
import { ActionFields } from './ActionFields'
import { NameField } from './NameField'
import { ActionButtonView, FieldView, FormView, LiveValueView } from './views'
import type { ActionButtonProps, FieldProps, FormProps, LiveValueProps } from './views'

export const ActionButton: UserComponent<ActionButtonProps> = (props) => (
  <ActionButtonView ref={useBlock()} {...props} />
)
ActionButton.craft = {
  displayName: 'Button',
  props: { label: 'Button', action: { name: '', value: '' } },
  related: { settings: ActionFields },
}

export const LiveValue: UserComponent<LiveValueProps> = (props) => (
  <LiveValueView ref={useBlock()} {...props} />
)
LiveValue.craft = {
  displayName: 'Value',
  props: { label: 'Value:', name: '', fallback: '–' },
  related: {
    settings: () => (
      <>
        <PropField prop="label" label="Label" />
        <PropField prop="name" label="Name of the value" />
        <PropField prop="fallback" label="Text until it loads" />
      </>
    ),
  },
}

export const Form: UserComponent<FormProps> = (props) => (
  <FormView ref={useBlock()} {...props} />
)
Form.craft = {
  displayName: 'Form',
  props: { name: 'contact' },
  rules: {
    canMoveIn: (incoming) => incoming.every(({ data }) => data.type === Field),
  },
}

export const Field: UserComponent<FieldProps> = (props) => (
  <FieldView ref={useBlock()} {...props} />
)
Field.craft = {
  displayName: 'Field',
  props: { label: 'Name', name: 'name', required: false },
  related: {
    settings: () => (
      <>
        <PropField prop="label" label="Label" />
        <NameField />
      </>
    ),
  },
}

export const resolver = { ActionButton, LiveValue, Form, Field }
