import { Element } from '@craftjs/core'
import { BlockEditor } from '../shared/BlockEditor'
import { firstField, firstForm, Form, FormField, FormStep } from './Form'
import { FormBlockView, FormFieldView, FormStepView } from './FormView'

export const App = () => (
  <BlockEditor
    resolver={{ Form, FormField, FormStep }}
    views={{ Form: FormBlockView, FormField: FormFieldView, FormStep: FormStepView }}
  >
    <Element is={Form} canvas {...firstForm}>
      <FormField {...firstField} />
      <FormField {...firstField} label="Your message" name="message" kind="lines" />
    </Element>
  </BlockEditor>
)
