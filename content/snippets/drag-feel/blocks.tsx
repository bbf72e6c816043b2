import type { ReactNode } from 'react'
import type { UserComponent } from '@craftjs/core'
import { useBlock } from '../library/useBlock'
import { Slot } from './Slot'

export const Area: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <section className="area" ref={useBlock()}>
    {children}
    <Slot />
  </section>
)
Area.craft = { displayName: 'Area' }

export const Text: UserComponent<{ text: string }> = ({ text }) => (
  <p ref={useBlock()}>{text}</p>
)
Text.craft = { displayName: 'Text', props: { text: 'New text' } }
