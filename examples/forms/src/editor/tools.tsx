import { Element } from '@craftjs/core'
import { Columns } from '@recipes/blocks/columns/Columns'
import { firstField, firstStep, FormField, FormStep } from '@recipes/blocks/form/Form'
import type { Tools } from '../../../client/ui/Toolbox'
import { Words } from '../blocks/Words'

const kinds = [
  ['One line', 'field', 'text'],
  ['Several lines', 'text', 'lines'],
  ['Email address', 'mail', 'email'],
  ['Telephone number', 'phone', 'tel'],
  ['One of several', 'choice', 'choice'],
  ['Checkboxes', 'boxes', 'boxes'],
] as const
const first = { ...firstField, required: 'no', options: 'First\nSecond' } as const

/** The parts of a form. */
export const tools: Tools = [
  ...kinds.map(([label, icon, kind]): Tools[number] => [
    label,
    icon,
    <FormField key={kind} {...first} label={label} name={kind} kind={kind} />,
  ]),
  ['Step', 'form', <Element key="step" is={FormStep} canvas {...firstStep} />],
  ['Two columns', 'columns', <Columns key="columns" />],
  ['Text', 'quote', <Words key="words" text="Text" />],
]
