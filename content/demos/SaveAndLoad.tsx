import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import { type ReactNode, useState } from 'react'

const Text: UserComponent<{ text: string }> = ({ text }) => {
  const { connect, drag } = useNode().connectors
  return (
    <p className="demo-text" ref={(el) => void (el && connect(drag(el)))}>
      {text}
    </p>
  )
}
Text.craft = { displayName: 'Text' }

const Page: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { connect } = useNode().connectors
  return (
    <div className="demo-box" ref={(el) => void (el && connect(el))}>
      {children}
    </div>
  )
}
Page.craft = { displayName: 'Page' }

function SaveBar() {
  const { actions, query, now } = useEditor((_, query) => ({
    now: query.serialize(),
  }))
  // Replaces your server.
  const [stored, setStored] = useState<string | null>(null)
  return (
    <div className="demo-tools">
      <button onClick={() => setStored(query.serialize())}>Save</button>
      <button
        disabled={stored === null}
        onClick={() => stored && actions.deserialize(stored)}
      >
        Load
      </button>
      <output>
        {stored === null
          ? 'Nothing saved yet.'
          : now === stored
            ? 'Everything is saved.'
            : 'There are unsaved changes.'}
      </output>
    </div>
  )
}

export function SaveAndLoad() {
  return (
    <Editor resolver={{ Page, Text }}>
      <Frame>
        <Element is={Page} canvas>
          <Text text="First" />
          <Text text="Second" />
          <Text text="Third" />
        </Element>
      </Frame>
      <SaveBar />
    </Editor>
  )
}
