import { useState } from 'react'
import { Editor, Frame, type SerializedNodes } from '@craftjs/core'
import { SettingsPanel } from '../editing/SettingsPanel'
import { resolver } from './blocks'
import { OpenSelect } from './OpenSelect'
import { PartsProvider } from './parts'
import { stored } from './stored'
import { views } from './views'

export function App() {
  const [pages, setPages] = useState(stored)
  const [opened, setOpened] = useState('page')

  function open(name: string, current: SerializedNodes) {
    // In your app, also send `current` to your server if it has changed.
    setPages({ ...pages, [opened]: current })
    setOpened(name)
  }

  return (
    <PartsProvider parts={pages} views={views}>
      {/* The key gives each page and part its own editor and history. */}
      <Editor key={opened} resolver={resolver}>
        <OpenSelect names={Object.keys(pages)} opened={opened} onOpen={open} />
        <Frame data={pages[opened]} />
        <SettingsPanel />
      </Editor>
    </PartsProvider>
  )
}
