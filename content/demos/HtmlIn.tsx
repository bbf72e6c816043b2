import { Editor, Frame, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'
import { HtmlImport } from '../snippets/html-in/HtmlImport'
import { pageFromHtml } from '../snippets/html-in/pageFromHtml'
import { rules } from '../snippets/html-in/rules'
import { sample } from '../snippets/html-in/sample'

const useBlock = () => {
  const { connect, drag } = useNode().connectors
  return (el: HTMLElement | null) => void (el && connect(drag(el)))
}

const Page: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <div className="demo-box" ref={useBlock()}>
    {children}
  </div>
)
Page.craft = { displayName: 'Page' }

const Section: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <div className="demo-card" ref={useBlock()}>
    {children}
  </div>
)
Section.craft = { displayName: 'Section' }

const Heading: UserComponent<{ text: string }> = ({ text }) => (
  <p ref={useBlock()}>
    <strong>{text}</strong>
  </p>
)
Heading.craft = { displayName: 'Heading' }

const Text: UserComponent<{ text: string }> = ({ text }) => (
  <p className="demo-text" ref={useBlock()}>
    {text}
  </p>
)
Text.craft = { displayName: 'Text' }

const LinkButton: UserComponent<{ label: string }> = ({ label }) => (
  <p className="demo-button" ref={useBlock()}>
    {label}
  </p>
)
LinkButton.craft = { displayName: 'Button' }

const Picture: UserComponent<{ alt: string }> = ({ alt }) => (
  <p className="demo-text" ref={useBlock()}>
    Picture: {alt}
  </p>
)
Picture.craft = { displayName: 'Picture' }

const resolver = { Page, Section, Heading, Text, LinkButton, Picture }

export function HtmlIn() {
  return (
    <Editor resolver={resolver}>
      <Frame data={pageFromHtml(sample, rules).page} />
      <div className="demo-tools">
        <HtmlImport rules={rules} first={sample} />
      </div>
    </Editor>
  )
}
