import type { Message } from './writePage'

const element = (component: string, props: object, ...children: object[]) => ({
  component,
  props,
  children,
})

const page = (level: number) =>
  element(
    'Page',
    {},
    element('Heading', { text: 'Bread, baked at night', level }),
    element(
      'Section',
      { tone: 'calm' },
      element('Text', { text: 'Rye and wheat, warm at seven.' }),
      element('Button', { label: 'Order', page: 'order' }),
    ),
  )

/** With words around it, and with a heading of a level that does not exist. */
export const wrong = `Here is your page:\n\`\`\`json\n${JSON.stringify(page(0))}\n\`\`\``
export const right = JSON.stringify(page(1))

/** Stands for a model: its first answer has a mistake, which it corrects. */
export const sampleModel = (messages: Message[]) =>
  Promise.resolve(messages.length === 2 ? wrong : right)
