import { Editor, Element, Frame, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'

const Note: UserComponent<{ text: string }> = ({ text }) => {
  const { connect, drag } = useNode().connectors
  return (
    <p className="demo-text" ref={(el) => void (el && connect(drag(el)))}>
      {text}
    </p>
  )
}
Note.craft = { displayName: 'Note' }

/** `connect` marks the component's root element, `drag` its drag handle. */
const Task: UserComponent<{ text: string }> = ({ text }) => {
  const { connect, drag } = useNode().connectors
  return (
    <p className="demo-text" ref={(el) => void (el && connect(el))}>
      <span className="demo-handle" ref={(el) => void (el && drag(el))}>
        ⠿
      </span>{' '}
      {text}
    </p>
  )
}
Task.craft = { displayName: 'Task' }

/** Can't be dragged, because it does not call `drag`. */
const Footer: UserComponent<{ text: string }> = ({ text }) => {
  const { connect } = useNode().connectors
  return (
    <p className="demo-text" ref={(el) => void (el && connect(el))}>
      {text}
    </p>
  )
}
Footer.craft = { displayName: 'Footer' }

const Page: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { connect } = useNode().connectors
  return (
    <div className="demo-box" ref={(el) => void (el && connect(el))}>
      {children}
    </div>
  )
}
Page.craft = { displayName: 'Page' }

export function Connectors() {
  return (
    <Editor resolver={{ Note, Task, Footer, Page }}>
      <Frame>
        <Element is={Page} canvas>
          <Note text="Drag me by any part" />
          <Task text="Drag me by the dots" />
          <Footer text="I have no handle" />
        </Element>
      </Frame>
    </Editor>
  )
}
