import { Editor, Element, Frame } from '@craftjs/core'
import { useState } from 'react'
import { DropTarget } from './components/DropTarget'
import { Outline } from './components/Outline'
import { OtherVersion } from './components/OtherVersion'
import { SettingsPanel } from './components/SettingsPanel'
import { Shortcuts } from './components/Shortcuts'
import { StartOver } from './components/StartOver'
import { Toolbox } from './components/Toolbox'
import { Topbar } from './components/Topbar'
import { Button } from './components/user/Button'
import { Card, CardBottom, CardTop } from './components/user/Card'
import { Container } from './components/user/Container'
import { Text } from './components/user/Text'
import { Boundary } from './saving/Boundary'
import { BrokenPage } from './saving/BrokenPage'
import {
  forgetPage,
  hasOtherVersion,
  keepPage,
  readPage,
  type StoredPage,
} from './saving/storedPage'
import { useOtherVersion } from './saving/useOtherVersion'

const resolver = { Text, Button, Container, Card, CardTop, CardBottom }

export const App = () => {
  const [stored, setStored] = useState(() => readPage(Object.keys(resolver)))
  const [isKept, setKept] = useState(true)
  const [isOther, setOther] = useOtherVersion()
  const [visit, setVisit] = useState(1)

  const open = (next: StoredPage) => {
    setStored(next)
    setKept(true)
    setOther(false)
    setVisit(visit + 1)
  }

  const startOver = () => {
    forgetPage()
    open({})
  }

  if (stored.problem) {
    return <BrokenPage problem={stored.problem} onStartOver={startOver} />
  }
  return (
    <Boundary key={visit} onStartOver={startOver}>
      <Editor
        resolver={resolver}
        indicator={{
          className: 'drop-line',
          success: 'var(--accent)',
          error: '#e0301e',
          thickness: 3,
        }}
        onNodesChange={({ history, serialize }) => {
          if (!history.canUndo() && !history.canRedo()) return
          if (hasOtherVersion()) setOther(true)
          else setKept(keepPage(serialize()))
        }}
      >
        <Topbar>
          <StartOver onConfirm={startOver} />
        </Topbar>
        {!isKept && (
          <p role="alert" className="notice">
            Your page is not saved: the storage of this browser is full or
            blocked.
          </p>
        )}
        {isOther && (
          <OtherVersion
            onOpen={() => open(readPage(Object.keys(resolver)))}
            onReplace={(json) => {
              setOther(false)
              setKept(keepPage(json))
            }}
          />
        )}
        <div className="workspace">
          <main className="page">
            <Frame data={stored.page}>
              <Element is={Container} canvas background="#eeece6" padding={20}>
                <Card />
                <Button />
                <Text text="Hi world!" />
                <Element
                  is={Container}
                  canvas
                  background="#a9cdb3"
                  padding={24}
                >
                  <Text text="It's me again!" />
                </Element>
              </Element>
            </Frame>
          </main>
          <aside className="sidebar" aria-label="Editor">
            <Toolbox />
            <SettingsPanel />
            <Outline />
          </aside>
        </div>
        <DropTarget />
        <Shortcuts />
        <p id="status" role="status" className="status" />
      </Editor>
    </Boundary>
  )
}
