import type { ReactNode } from 'react'
import type { UserComponent } from '@craftjs/core'
import { PropField } from '../editing/PropField'
import { useBlock } from '../library/useBlock'

export const Page: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <main ref={useBlock()}>{children}</main>
)
Page.craft = { displayName: 'Page' }

export const Section: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <section ref={useBlock()}>{children}</section>
)
Section.craft = { displayName: 'Section' }

export const Heading: UserComponent<{ text: string; level: number }> = (props) => {
  const Tag = props.level === 1 ? 'h1' : props.level === 2 ? 'h2' : 'h3'
  return <Tag ref={useBlock()}>{props.text}</Tag>
}
Heading.craft = {
  displayName: 'Heading',
  props: { text: 'New heading', level: 2 },
  related: { settings: () => <PropField prop="text" label="Text" /> },
}

export const Text: UserComponent<{ text: string }> = ({ text }) => (
  <p ref={useBlock()}>{text}</p>
)
Text.craft = {
  displayName: 'Text',
  props: { text: 'New text' },
  related: { settings: () => <PropField prop="text" label="Text" /> },
}

export const LinkButton: UserComponent<{ label: string; href: string }> = (props) => (
  <a href={props.href} ref={useBlock()}>
    {props.label}
  </a>
)
LinkButton.craft = {
  displayName: 'Button',
  props: { label: 'Button', href: '' },
  related: { settings: () => <PropField prop="label" label="Label" /> },
}

export const Picture: UserComponent<{ src: string; alt: string }> = ({ src, alt }) => (
  <img ref={useBlock()} src={src} alt={alt} />
)
Picture.craft = {
  displayName: 'Picture',
  props: { src: '', alt: '' },
  related: { settings: () => <PropField prop="alt" label="Alt text" /> },
}

export const resolver = { Page, Section, Heading, Text, LinkButton, Picture }
