import { Element, useNode, type UserComponent } from '@craftjs/core'
import { CardView, TextView } from './views'

function useBlock() {
  const {
    connectors: { connect, drag },
  } = useNode()
  return (el: HTMLElement | null) => {
    if (el) connect(drag(el))
  }
}

export const Text: UserComponent<{ text: string }> = ({ text }) => (
  <TextView ref={useBlock()} text={text} />
)
Text.craft = { displayName: 'Text', props: { text: 'New text' } }

export const Card: UserComponent<{ title: string }> = ({ title }) => (
  <CardView
    ref={useBlock()}
    title={title}
    parts={{ body: <Element id="body" is="div" canvas /> }}
  />
)
Card.craft = { displayName: 'Card', props: { title: 'New card' } }

export const resolver = { Text, Card }
