import { Editor, Element, Frame, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'
import { ThemePanel } from '../snippets/theme/ThemePanel'
import {
  firstTheme,
  type Theme,
  themeVariables,
} from '../snippets/theme/themes'
import { ThemeSettings } from '../snippets/theme/ThemeSettings'
import { writeVariables } from '../snippets/theme/writeVariables'

const useBlock = () => {
  const { connect, drag } = useNode().connectors
  return (el: HTMLElement | null) => void (el && connect(drag(el)))
}

/** Variables for the styles of this site. Your project has its own style sheet. */
const ofThisSite = {
  '--drop-bright': 'var(--page-accent)',
  '--on-drop': 'white',
  '--raised': 'var(--page-ground)',
  '--paper': 'var(--page-ground)',
  color: 'black',
  'font-family': 'var(--page-font)',
}

const Page: UserComponent<Theme & { children?: ReactNode }> = (props) => {
  const { children, ...theme } = props
  const connect = useBlock()
  return (
    <div
      className="demo-box"
      ref={(el) => {
        connect(el)
        if (el) writeVariables(el, { ...themeVariables(theme), ...ofThisSite })
      }}
    >
      {children}
    </div>
  )
}
Page.craft = {
  displayName: 'Page',
  props: firstTheme,
  related: { settings: ThemeSettings },
}

const Text: UserComponent<{ text: string }> = ({ text }) => (
  <p className="demo-text" ref={useBlock()}>
    {text}
  </p>
)
Text.craft = { displayName: 'Text' }

const Button: UserComponent<{ text: string }> = ({ text }) => (
  <p className="demo-button" ref={useBlock()}>
    {text}
  </p>
)
Button.craft = { displayName: 'Button' }

export function PageTheme() {
  return (
    <Editor resolver={{ Page, Text, Button }}>
      <Frame>
        <Element is={Page} canvas {...firstTheme}>
          <Text text="Every color and typeface here" />
          <Button text="comes from one place" />
        </Element>
      </Frame>
      <div className="demo-tools">
        <ThemePanel />
      </div>
    </Editor>
  )
}
