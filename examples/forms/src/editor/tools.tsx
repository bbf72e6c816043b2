import { Element } from '@craftjs/core'
import { Columns } from '@recipes/blocks/columns/Columns'
import { firstField, firstStep, FormField, FormStep } from '@recipes/blocks/form/Form'
import type { Tools } from '../../../client/ui/Toolbox'
import { Words } from '../blocks/Words'

const field = { ...firstField, required: 'no', options: 'First\nSecond' } as const

/** The parts of a form. */
export const tools: Tools = [
  ['One line', 'field', <FormField key="text" {...field} label="Question" />],
  [
    'Several lines',
    'text',
    <FormField key="lines" {...field} label="Question" kind="lines" />,
  ],
  [
    'Email address',
    'mail',
    <FormField
      key="email"
      {...field}
      label="Email address"
      name="email"
      kind="email"
    />,
  ],
  [
    'Telephone number',
    'phone',
    <FormField key="tel" {...field} label="Telephone" name="tel" kind="tel" />,
  ],
  [
    'One of several',
    'choice',
    <FormField key="choice" {...field} label="Question" name="choice" kind="choice" />,
  ],
  [
    'Checkboxes',
    'boxes',
    <FormField key="boxes" {...field} label="Question" name="boxes" kind="boxes" />,
  ],
  ['Step', 'form', <Element key="step" is={FormStep} canvas {...firstStep} />],
  ['Two columns', 'columns', <Columns key="columns" />],
  ['Text', 'quote', <Words key="words" text="Text" />],
]
