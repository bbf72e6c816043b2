import { Editor, Element, Frame, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import { type ReactNode, useState } from 'react'
import { type PageAction, runAction } from '../snippets/actions/pageActions'
import { useSending } from '../snippets/actions/useSending'
import { useVisit, VisitProvider } from '../snippets/actions/visit'

const useBlock = () => {
  const { connect, drag } = useNode().connectors
  return (el: HTMLElement | null) => void (el && connect(drag(el)))
}

const Likes: UserComponent<{ text: string; name: string }> = (props) => (
  <p className="demo-text" ref={useBlock()}>
    {props.text} <output>{useVisit()?.values[props.name] ?? 0}</output>
  </p>
)
Likes.craft = { displayName: 'Value' }

type ButtonProps = { text: string; action: PageAction }
const Button: UserComponent<ButtonProps> = ({ text, action }) => {
  const visit = useVisit()
  return (
    <button
      type="button"
      className="demo-button"
      ref={useBlock()}
      onClick={() => visit && runAction(action, visit)}
    >
      {text}
    </button>
  )
}
Button.craft = { displayName: 'Button' }

const Field: UserComponent<{ text: string; name: string }> = (props) => (
  <label className="demo-text demo-tools" ref={useBlock()}>
    {props.text}
    <input className="demo-fill" name={props.name} readOnly={!useVisit()} />
  </label>
)
Field.craft = { displayName: 'Field' }

type FormProps = { name: string; children?: ReactNode }
const Form: UserComponent<FormProps> = ({ name, children }) => {
  const { message, form } = useSending(name)
  return (
    <form className="demo-card" ref={useBlock()} {...form}>
      {children}
      <div className="demo-tools">
        <button type="submit">Send</button> <p role="status">{message}</p>
      </div>
    </form>
  )
}
Form.craft = { displayName: 'Form' }

// Replaces your server.
const send = () => new Promise<void>((done) => setTimeout(done, 500))

export function PageActions() {
  const [visiting, setVisiting] = useState(false)
  return (
    <VisitProvider sources={{}} send={send} active={visiting}>
      <Editor resolver={{ Likes, Button, Form, Field }} enabled={!visiting}>
        <label className="demo-tools">
          <input
            type="checkbox"
            checked={visiting}
            onChange={({ target }) => setVisiting(target.checked)}
          />
          Use the page as a visitor
        </label>
        <Frame>
          <Element is="div" canvas className="demo-box">
            <Likes text="Likes:" name="likes" />
            <Button text="Like" action={{ name: 'add', value: 'likes' }} />
            <Element is={Form} canvas name="contact">
              <Field text="Your name" name="name" />
            </Element>
          </Element>
        </Frame>
      </Editor>
    </VisitProvider>
  )
}
