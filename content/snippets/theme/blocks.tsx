import type { ReactNode } from 'react'
import { useNode, type UserComponent } from '@craftjs/core'
import { useBlock } from '../library/useBlock'
import { firstTheme, themeVariables, type Theme } from './themes'
import { ThemeSettings } from './ThemeSettings'
import { writeVariables } from './writeVariables'

export const Page: UserComponent<Theme & { children?: ReactNode }> = ({
  children,
  ...theme
}) => {
  const {
    connectors: { connect },
  } = useNode()
  return (
    <main
      className="themed-page"
      // React calls an inline ref after every render.
      ref={(el) => {
        if (!el) return
        connect(el)
        writeVariables(el, themeVariables(theme))
      }}
    >
      {children}
    </main>
  )
}
Page.craft = {
  displayName: 'Page',
  props: firstTheme,
  related: { settings: ThemeSettings },
}

export const Heading: UserComponent<{ text: string }> = ({ text }) => (
  <h2 className="themed-heading" ref={useBlock()}>
    {text}
  </h2>
)
Heading.craft = { displayName: 'Heading' }

export const Button: UserComponent<{ text: string }> = ({ text }) => (
  <p className="themed-button" ref={useBlock()}>
    {text}
  </p>
)
Button.craft = { displayName: 'Button' }

export const resolver = { Page, Heading, Button }
