import { Editor, Element, Frame } from '@craftjs/core'
import { Button, Heading, Page, resolver } from './blocks'
import { ThemePanel } from './ThemePanel'
import { firstTheme } from './themes'
import './theme.css'

export const App = () => (
  <Editor resolver={resolver}>
    <Frame>
      <Element is={Page} canvas {...firstTheme}>
        <Heading text="Every color here" />
        <Button text="comes from one place" />
      </Element>
    </Frame>
    <fieldset>
      <legend>Theme of the page</legend>
      <ThemePanel />
    </fieldset>
  </Editor>
)
