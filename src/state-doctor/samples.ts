/** A broken page for trying the tool. */
export interface Sample {
  name: string
  text: string
  /** The text for the resolver field. */
  names: string
}

const node = (name: string, parent: string | null, props: object, nodes: readonly string[] = []) => ({
  ...{ type: { resolvedName: name }, isCanvas: nodes.length > 0, props, displayName: name },
  ...{ custom: {}, parent, hidden: false, nodes, linkedNodes: {} },
})

const page = {
  ROOT: node('Page', null, {}, ['title', 'lead', 'cards']),
  title: node('Title', 'ROOT', { text: 'Sourdough in a day' }),
  lead: node('Text', 'ROOT', { text: 'A course for six people, with an oven for each.' }),
  cards: node('Row', 'ROOT', { flexDirection: 'row' }, ['morning', 'evening']),
  morning: node('Card', 'cards', { title: 'Morning: the dough' }),
  evening: node('Card', 'cards', { title: 'Evening: the bread' }),
}

const { evening: _, ...withoutEvening } = page
const whole = JSON.stringify(page, null, 2)

export const SAMPLES: readonly Sample[] = [
  { name: 'Cut off', text: whole.slice(0, whole.indexOf('the bread')), names: '' },
  { name: 'A missing child', text: JSON.stringify(withoutEvening, null, 2), names: '' },
  { name: 'Another resolver', text: whole, names: 'Page, Heading, Text, Row, Card' },
]
