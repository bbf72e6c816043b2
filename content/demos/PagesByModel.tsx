import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'
import { sampleModel } from '../snippets/model/answers'
import { resolver as described } from '../snippets/model/blocks'
import { PageWriter } from '../snippets/model/PageWriter'

const useBlock = () => {
  const { connect, drag } = useNode().connectors
  return (el: HTMLElement | null) => void (el && connect(drag(el)))
}

const Page: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <div className="demo-box" ref={useBlock()}>
    {children}
  </div>
)
Page.craft = described.Page.craft

const Section: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <div className="demo-card" ref={useBlock()}>
    {children}
  </div>
)
Section.craft = described.Section.craft

const Text: UserComponent<{ text: string }> = ({ text }) => (
  <p className="demo-text" ref={useBlock()}>
    {text}
  </p>
)
Text.craft = described.Text.craft

const Heading: UserComponent<{ text: string }> = ({ text }) => (
  <p ref={useBlock()}>
    <strong>{text}</strong>
  </p>
)
Heading.craft = described.Heading.craft

const Button: UserComponent<{ label: string }> = ({ label }) => (
  <p className="demo-button" ref={useBlock()}>
    {label}
  </p>
)
Button.craft = described.Button.craft

function Settings() {
  const { Form } = useEditor((state, query) => {
    const id = query.getEvent('selected').first()
    return { Form: id ? state.nodes[id]?.related.settings : undefined }
  })
  return (
    <div className="demo-tools">{Form ? <Form /> : 'Select something.'}</div>
  )
}

export function PagesByModel() {
  return (
    <Editor resolver={{ Page, Section, Heading, Text, Button }}>
      <div className="demo-tools">
        <PageWriter ask={sampleModel} />
      </div>
      <Frame>
        <Element is={Page} canvas>
          <Text text="This page is empty." />
        </Element>
      </Frame>
      <Settings />
    </Editor>
  )
}
