import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import { type ReactNode, useState } from 'react'
import { useClipboard } from '../snippets/editing/useClipboard'

const useBlock = () => {
  const { connect, drag } = useNode().connectors
  return (el: HTMLElement | null) => void (el && connect(drag(el)))
}

const Card: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <div className="demo-card" ref={useBlock()}>
    {children}
  </div>
)
Card.craft = { displayName: 'Card' }

const Text: UserComponent<{ text: string }> = ({ text }) => (
  <p className="demo-text" ref={useBlock()}>
    {text}
  </p>
)
Text.craft = { displayName: 'Text' }

/** Uses the same hook as the shortcuts, with a clipboard only for this demo. */
function Buttons() {
  const clipboard = useClipboard()
  const { isSelected } = useEditor((_, query) => ({
    isSelected: !query.getEvent('selected').isEmpty(),
  }))
  const [copied, setCopied] = useState('')
  const copy = () => setCopied(clipboard.copy() ?? copied)
  return (
    <div className="demo-tools">
      <button disabled={!isSelected} onClick={() => void clipboard.duplicate()}>
        Duplicate
      </button>
      <button disabled={!isSelected} onClick={copy}>
        Copy
      </button>
      <button
        disabled={!isSelected}
        onClick={() => {
          copy()
          clipboard.remove()
        }}
      >
        Cut
      </button>
      <button disabled={!copied} onClick={() => void clipboard.paste(copied)}>
        Paste
      </button>
    </div>
  )
}

export function CopyAndPaste() {
  return (
    <Editor resolver={{ Card, Text }}>
      <Buttons />
      <Frame>
        <Element is="div" canvas className="demo-box">
          <Text text="Select me, or the card" />
          <Element is={Card} canvas>
            <Text text="I am copied with my card" />
          </Element>
        </Element>
      </Frame>
    </Editor>
  )
}
