import { Editor, Element, Frame, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'

interface Props {
  text: string
  children?: ReactNode
}

const Text: UserComponent<Props & { look?: string }> = ({
  text,
  look = 'demo-text',
}) => {
  const { connect, drag } = useNode().connectors
  return (
    <p className={look} ref={(el) => void (el && connect(drag(el)))}>
      {text}
    </p>
  )
}
Text.craft = { displayName: 'Text' }

const Button: UserComponent<Props> = ({ text }) => (
  <Text text={text} look="demo-button" />
)
Button.craft = { displayName: 'Button' }

const Area: UserComponent<Props> = ({ text, children }) => {
  const { connect, drag } = useNode().connectors
  return (
    <div
      className="demo-box"
      data-name={text}
      ref={(el) => void (el && connect(drag(el)))}
    >
      {children}
    </div>
  )
}
Area.craft = { displayName: 'Area' }

/** Accepts only Buttons, and at most two. */
const Buttons: UserComponent<Props> = (props) => <Area {...props} />
Buttons.craft = {
  displayName: 'Buttons',
  rules: {
    canMoveIn: (incoming, self) =>
      incoming.every(({ data }) => data.type === Button) &&
      // A Set, because `incoming` includes children that only change position.
      new Set([...self.data.nodes, ...incoming.map(({ id }) => id)]).size <= 2,
  },
}

export function Rules() {
  return (
    <Editor resolver={{ Area, Button, Buttons, Text }}>
      <Frame>
        <Element is={Area} canvas text="Page">
          <Text text="A text" />
          <Button text="A button" />
          <Element is={Buttons} canvas text="At most two buttons">
            <Button text="Buy" />
          </Element>
          <Button text="One more" />
        </Element>
      </Frame>
    </Editor>
  )
}
