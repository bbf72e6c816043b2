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

/** An answer with text around the JSON and an invalid heading level. */
export const wrong = `Here is your page:\n\`\`\`json\n${JSON.stringify(page(0))}\n\`\`\``
export const right = JSON.stringify(page(1))

/** A fake model. Its first answer contains a mistake, which it then corrects. */
export const sampleModel = (messages: Message[]) =>
  Promise.resolve(messages.length === 2 ? wrong : right)
