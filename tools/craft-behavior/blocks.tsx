import { Element, type Resolver, useNode, type UserComponent } from '@craftjs/core'
import type { ComponentProps, ReactElement, ReactNode } from 'react'

/** A `ref` that passes the element on, and not the `null` of its end. */
export const refTo = (connect: (element: HTMLElement) => unknown) => (element: HTMLElement | null) => {
  if (element) connect(element)
}

/** The `ref` of a component that can be selected and dragged. */
export function useBlock() {
  const { connectors } = useNode()
  return refTo((element) => connectors.connect(connectors.drag(element)))
}

type Block = UserComponent<{ text?: string; children?: ReactNode; [prop: string]: unknown }>

/** Another Box, with a configuration. */
export const boxWith = (craft: UserComponent['craft']): Block =>
  Object.assign<Block, object>(
    ({ text, children }) => (
      <div ref={useBlock()}>
        {text}
        {children}
      </div>
    ),
    { craft },
  )

export const Box = boxWith({})
export const Text: Block = ({ text }) => <p ref={useBlock()}>{text}</p>

/** Takes two children. */
export const Pair = boxWith({
  rules: { canMoveIn: (_, self, helper) => helper(self.id).childNodes().length < 2 },
})

/** Has a linked Node with a text in it. */
export const Card: UserComponent = () => (
  <section ref={useBlock()}>
    <Element id="body" is={Box} canvas>
      <Text text="in the card" />
    </Element>
  </section>
)

export const resolver: Resolver = { Text, Box, Pair }

/** What is in a Canvas; a string is a Text for each of its words. */
export type Content = ReactNode | string
const elements = (content: Content): ReactNode =>
  typeof content === 'string' ? content.split(' ').map((text) => <Text key={text} text={text} />) : content

/** A Canvas with `content`: a Box, unless `props` say what it is. */
export const canvas = (
  content: Content,
  props: Partial<ComponentProps<typeof Element>> = {},
): ReactElement => (
  <Element key="canvas" is={Box} canvas {...props}>
    {elements(content)}
  </Element>
)
