import type { ReactNode } from 'react'
import type { UserComponent } from '@craftjs/core'
import type { Fields } from '../fields/fields'
import { FieldsForm } from '../fields/FieldsForm'
import { useBlock } from '../library/useBlock'

interface Inside {
  children?: ReactNode
}

export const Page: UserComponent<Inside> = ({ children }) => (
  <main ref={useBlock()}>{children}</main>
)
Page.craft = {
  displayName: 'Page',
  info: { about: 'The whole page.', holds: ['Section', 'Heading', 'Text', 'Button'] },
}

interface SectionProps extends Inside {
  tone: 'calm' | 'loud'
}
const sectionFields: Fields<SectionProps> = {
  tone: { kind: 'choice', label: 'Tone', options: { calm: 'Calm', loud: 'Loud' } },
}
export const Section: UserComponent<SectionProps> = ({ tone, children }) => (
  <section className={tone} ref={useBlock()}>
    {children}
  </section>
)
Section.craft = {
  displayName: 'Section',
  props: { tone: 'calm' },
  info: {
    about: 'A part of the page about one subject.',
    fields: sectionFields,
    holds: ['Heading', 'Text', 'Button'],
  },
  related: { settings: FieldsForm },
}

interface HeadingProps {
  text: string
  level: number
}
const headingFields: Fields<HeadingProps> = {
  text: { kind: 'text', label: 'Words', maxLength: 60 },
  level: { kind: 'number', label: 'Level', min: 1, max: 3 },
}
export const Heading: UserComponent<HeadingProps> = ({ text, level }) => {
  const Tag = level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3'
  return <Tag ref={useBlock()}>{text}</Tag>
}
Heading.craft = {
  displayName: 'Heading',
  props: { text: 'New heading', level: 2 },
  info: { about: 'A heading in a few words.', fields: headingFields },
  related: { settings: FieldsForm },
}

interface TextProps {
  text: string
}
const textFields: Fields<TextProps> = {
  text: { kind: 'longText', label: 'Words', maxLength: 500 },
}
export const Text: UserComponent<TextProps> = ({ text }) => (
  <p ref={useBlock()}>{text}</p>
)
Text.craft = {
  displayName: 'Text',
  props: { text: 'New text' },
  info: { about: 'A paragraph of plain text.', fields: textFields },
  related: { settings: FieldsForm },
}

interface ButtonProps {
  label: string
  page: 'home' | 'order' | 'contact'
}
const buttonFields: Fields<ButtonProps> = {
  label: { kind: 'text', label: 'Label', maxLength: 30 },
  page: {
    kind: 'choice',
    label: 'Opens',
    options: { home: 'Home', order: 'Order', contact: 'Contact' },
  },
}
export const Button: UserComponent<ButtonProps> = ({ label }) => (
  <button type="button" ref={useBlock()}>
    {label}
  </button>
)
Button.craft = {
  displayName: 'Button',
  props: { label: 'Button', page: 'home' },
  info: {
    about: 'A button that opens one of the pages of the site.',
    fields: buttonFields,
  },
  related: { settings: FieldsForm },
}

export const resolver = { Page, Section, Heading, Text, Button }
