import { Editor, Element, Frame, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'
import { PageOutput } from '../snippets/html-out/PageOutput'

const useBlock = () => {
  const { connect, drag } = useNode().connectors
  return (el: HTMLElement | null) => void (el && connect(drag(el)))
}

const Section: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <div className="demo-box" ref={useBlock()}>
    {children}
  </div>
)
Section.craft = { displayName: 'Section' }

const Text: UserComponent<{ text: string }> = ({ text }) => (
  <p className="demo-text" ref={useBlock()}>
    {text}
  </p>
)
Text.craft = { displayName: 'Text' }

/** The components that visitors see, by the same names. */
const views = {
  Section: ({ children }: { children?: ReactNode }) => (
    <section>{children}</section>
  ),
  Text: ({ text }: { text: string }) => <p>{text}</p>,
}

export function HtmlOut() {
  return (
    <Editor resolver={{ Section, Text }}>
      <Frame>
        <Element is={Section} canvas>
          <Text text="Bread & cake" />
          <Element is={Section} canvas>
            <Text text="Baked on Friday" />
          </Element>
        </Element>
      </Frame>
      <div className="demo-tools">
        <PageOutput views={views} />
      </div>
    </Editor>
  )
}
