import { Editor, Element, Frame } from '@craftjs/core'
import { SettingsPanel } from '../editing/SettingsPanel'
import { Shortcuts } from '../editing/Shortcuts'
import { BreakpointProvider, BreakpointSwitch } from './breakpoints'
import { Heading } from './Heading'
import { PageFrame } from './PageFrame'
import './heading.css'

export const App = () => (
  <BreakpointProvider>
    <Editor resolver={{ Heading }}>
      <BreakpointSwitch />
      <PageFrame>
        <Frame>
          <Element is="main" canvas>
            <Heading text="Hello" size={{ phone: 24, desktop: 48 }} />
            <Heading text="World" size={{ phone: 24 }} />
          </Element>
        </Frame>
      </PageFrame>
      <SettingsPanel />
      <Shortcuts />
    </Editor>
  </BreakpointProvider>
)
