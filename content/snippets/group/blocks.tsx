import type { ReactNode } from 'react'
import type { UserComponent } from '@craftjs/core'
import { useBlock } from '../library/useBlock'

export const Box: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <section ref={useBlock()} style={{ padding: 16, border: '1px solid' }}>
    {children}
  </section>
)
Box.craft = { displayName: 'Box' }

interface WordsProps {
  text: string
}

export const Text: UserComponent<WordsProps> = ({ text }) => (
  <p ref={useBlock()}>{text}</p>
)
Text.craft = { displayName: 'Text' }

export const Heading: UserComponent<WordsProps> = ({ text }) => (
  <h2 ref={useBlock()}>{text}</h2>
)
Heading.craft = { displayName: 'Heading' }
