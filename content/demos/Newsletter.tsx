import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'
import { PropField } from '../snippets/editing/PropField'
import { MailPreview } from '../snippets/newsletter/MailPreview'
import { mailViews } from '../snippets/newsletter/mailViews'

// In the editor, the newsletter uses class names. The preview uses tables.

const useBlock = () => {
  const { connect, drag } = useNode().connectors
  return (el: HTMLElement | null) => void (el && connect(drag(el)))
}

const Mail: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <div className="demo-box" ref={useBlock()}>
    {children}
  </div>
)
Mail.craft = { displayName: 'Newsletter' }

const Text: UserComponent<{ text: string; size: string }> = (props) => (
  <p className="demo-text" ref={useBlock()}>
    {props.size === 'title' ? <strong>{props.text}</strong> : props.text}
  </p>
)
Text.craft = {
  displayName: 'Text',
  related: { settings: () => <PropField prop="text" label="Text" /> },
}

const Button: UserComponent<{ label: string; href: string }> = ({ label }) => (
  <p className="demo-button" ref={useBlock()}>
    {label}
  </p>
)
Button.craft = {
  displayName: 'Button',
  related: { settings: () => <PropField prop="label" label="Label" /> },
}

function Settings() {
  const { Form } = useEditor((state, query) => {
    const id = query.getEvent('selected').first()
    return { Form: id ? state.nodes[id]?.related.settings : undefined }
  })
  return (
    <div className="demo-tools">{Form ? <Form /> : 'Select something.'}</div>
  )
}

export function Newsletter() {
  return (
    <Editor resolver={{ Mail, Text, Button }}>
      <Frame>
        <Element is={Mail} canvas>
          <Text text="Bread of the week" size="title" />
          <Text text="Rye, baked twice." size="text" />
          <Button label="Order" href="/order" />
        </Element>
      </Frame>
      <Settings />
      <div className="demo-tools">
        <MailPreview views={mailViews} />
      </div>
    </Editor>
  )
}
