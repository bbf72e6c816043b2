import { Editor, Element, Frame, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'

const Item: UserComponent<{ text: string }> = ({ text }) => {
  const { connect, drag } = useNode().connectors
  return (
    <p className="demo-text" ref={(el) => void (el && connect(drag(el)))}>
      {text}
    </p>
  )
}
Item.craft = { displayName: 'Item' }

const Area: UserComponent<{ text: string; children?: ReactNode }> = ({
  text,
  children,
}) => {
  const { connect } = useNode().connectors
  return (
    <div
      className="demo-box"
      data-name={text}
      ref={(el) => void (el && connect(el))}
    >
      {children}
    </div>
  )
}
Area.craft = { displayName: 'Area' }

/** Its actions are a linked Node: part of the Hero, at the position that the Hero defines. */
const Hero: UserComponent<{ text: string }> = ({ text }) => {
  const { connect, drag } = useNode().connectors
  return (
    <div className="demo-card" ref={(el) => void (el && connect(drag(el)))}>
      <p>
        <b>{text}</b>
      </p>
      <Element id="actions" is={Area} canvas text="Actions of the Hero">
        <Item text="Start now" />
      </Element>
    </div>
  )
}
Hero.craft = { displayName: 'Hero' }

export function LinkedNodes() {
  return (
    <Editor resolver={{ Area, Hero, Item }}>
      <Frame>
        <Element is={Area} canvas text="Page">
          <Item text="Drag me into the Hero" />
          <Hero text="Hero" />
        </Element>
      </Frame>
    </Editor>
  )
}
