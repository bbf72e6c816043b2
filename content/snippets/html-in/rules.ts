/** An element of the document. Attributes that no rule reads are lost and reported. */
export interface HtmlElement {
  tag: string
  read: (attribute: string) => string
}

/** The Node that an element is converted to. */
export interface Block {
  /** A key of the resolver. */
  name: string
  props: Record<string, unknown>
  /** The prop for the text of the element. */
  words?: string
  /** Makes this Node a Canvas, and converts the element's children to Nodes in it. */
  canvas?: boolean
}

/** Returns `null` to drop the element but keep its content. */
export type Rule = (element: HtmlElement) => Block | null

export interface Rules {
  /** The root Node. */
  root: Block
  /** The block for text outside every element with a rule. */
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
    // Other links become plain text, because Text can't contain links.
    a: ({ read }) =>
      read('class').split(' ').includes('button')
        ? { name: 'LinkButton', props: { href: read('href') }, words: 'label' }
        : null,
  },
}
