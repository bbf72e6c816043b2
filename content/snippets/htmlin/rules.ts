/** An element of the document. Attributes that no rule reads are lost, and listed. */
export interface HtmlElement {
  tag: string
  read: (attribute: string) => string
}

/** What an element becomes. */
export interface Block {
  /** A key of the resolver. */
  name: string
  props: Record<string, unknown>
  /** The prop that takes the words in the element. */
  words?: string
  /** What is in the element becomes Nodes in this one. */
  canvas?: boolean
}

/** Returns `null` where the element goes and what is in it stays. */
export type Rule = (element: HtmlElement) => Block | null

export interface Rules {
  /** The Node around all others. */
  root: Block
  /** What takes words that no element with a rule is around. */
  text: Block
  tags: Record<string, Rule>
}

const text: Block = { name: 'Text', props: {}, words: 'text' }
const section: Block = { name: 'Section', props: {}, canvas: true }
const heading: Rule = ({ tag }) => ({
  name: 'Heading',
  props: { level: Number(tag.slice(1)) },
  words: 'text',
})

export const rules: Rules = {
  root: { name: 'Page', props: {}, canvas: true },
  text,
  tags: {
    p: () => text,
    li: () => text,
    h1: heading,
    h2: heading,
    h3: heading,
    section: () => section,
    article: () => section,
    img: ({ read }) => ({
      name: 'Picture',
      props: { src: read('src'), alt: read('alt') },
    }),
    // A link in a sentence stays a part of it: Text holds no links.
    a: ({ read }) =>
      read('class').split(' ').includes('button')
        ? { name: 'LinkButton', props: { href: read('href') }, words: 'label' }
        : null,
  },
}
