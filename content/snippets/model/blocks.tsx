import type { ReactNode } from 'react'
import type { UserComponent } from '@craftjs/core'
import { useBlock } from '../library/useBlock'
import type { Description } from './fields'
import { formOf } from './FieldsForm'

const inPage = ['Section', 'Heading', 'Text', 'Button'] as const

const page: Description = { about: 'The whole page.', fields: {}, holds: inPage }
export const Page: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <main ref={useBlock()}>{children}</main>
)
Page.craft = { displayName: 'Page' }

const section: Description = {
  about: 'A part of the page about one subject.',
  fields: { tone: { kind: 'choice', label: 'Tone', options: ['calm', 'loud'] } },
  holds: ['Heading', 'Text', 'Button'],
}
export const Section: UserComponent<{ tone: string; children?: ReactNode }> = (
  props,
) => (
  <section className={props.tone} ref={useBlock()}>
    {props.children}
  </section>
)
Section.craft = {
  displayName: 'Section',
  props: { tone: 'calm' },
  related: { settings: formOf(section) },
}

const heading: Description = {
  about: 'A heading in a few words.',
  fields: {
    text: { kind: 'text', label: 'Words', maxLength: 60 },
    level: { kind: 'number', label: 'Level', min: 1, max: 3 },
  },
}
export const Heading: UserComponent<{ text: string; level: number }> = (props) => {
  const Tag = props.level === 1 ? 'h1' : props.level === 2 ? 'h2' : 'h3'
  return <Tag ref={useBlock()}>{props.text}</Tag>
}
Heading.craft = {
  displayName: 'Heading',
  props: { text: 'New heading', level: 2 },
  related: { settings: formOf(heading) },
}

const text: Description = {
  about: 'A paragraph of plain text.',
  fields: { text: { kind: 'text', label: 'Words', maxLength: 500 } },
}
export const Text: UserComponent<{ text: string }> = (props) => (
  <p ref={useBlock()}>{props.text}</p>
)
Text.craft = {
  displayName: 'Text',
  props: { text: 'New text' },
  related: { settings: formOf(text) },
}

const button: Description = {
  about: 'A button that opens one of the pages of the site.',
  fields: {
    label: { kind: 'text', label: 'Label', maxLength: 30 },
    page: { kind: 'choice', label: 'Opens', options: ['home', 'order', 'contact'] },
  },
}
export const Button: UserComponent<{ label: string; page: string }> = (props) => (
  <button type="button" ref={useBlock()}>
    {props.label}
  </button>
)
Button.craft = {
  displayName: 'Button',
  props: { label: 'Button', page: 'home' },
  related: { settings: formOf(button) },
}

export const resolver = { Page, Section, Heading, Text, Button }

/** The descriptions, by the same keys. */
export const descriptions = {
  Page: page,
  Section: section,
  Heading: heading,
  Text: text,
  Button: button,
}
