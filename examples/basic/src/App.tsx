import { Editor, Element, Frame } from '@craftjs/core'
import { SettingsPanel } from './components/SettingsPanel'
import { Toolbox } from './components/Toolbox'
import { Topbar } from './components/Topbar'
import { Button } from './components/user/Button'
import { Card, CardBottom, CardTop } from './components/user/Card'
import { Container } from './components/user/Container'
import { Text } from './components/user/Text'

export const App = () => (
  <Editor resolver={{ Text, Button, Container, Card, CardTop, CardBottom }}>
    <Topbar />
    <div className="workspace">
      <main className="page">
        <Frame>
          <Element is={Container} canvas background="#eeeeee" padding={20}>
            <Card />
            <Button />
            <Text text="Hi world!" />
            <Element is={Container} canvas background="#999999" padding={24}>
              <Text text="It's me again!" />
            </Element>
          </Element>
        </Frame>
      </main>
      <aside className="sidebar" aria-label="Editor">
        <Toolbox />
        <SettingsPanel />
      </aside>
    </div>
  </Editor>
)
