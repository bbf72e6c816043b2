import { Element } from '@craftjs/core'
import { BlockEditor } from '../shared/BlockEditor'
import { firstField, firstForm, Form, FormField } from './Form'
import { FormBlockView, FormFieldView } from './FormView'

export const App = () => (
  <BlockEditor
    resolver={{ Form, FormField }}
    views={{ Form: FormBlockView, FormField: FormFieldView }}
  >
    <Element is={Form} canvas {...firstForm}>
      <FormField {...firstField} />
      <FormField {...firstField} label="Your message" name="message" kind="lines" />
    </Element>
  </BlockEditor>
)
