import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'
import { keepPlaces } from '../snippets/locking/keepPlaces'

const Block: UserComponent<{ text: string; children?: ReactNode }> = ({
  text,
  children,
}) => {
  const { connectors, locked } = useNode((node) => ({
    locked: Boolean(node.data.custom.locked),
  }))
  const connect = (el: HTMLElement | null) => {
    if (el) connectors.connect(el)
    // Craft.js checks canDrag when `drag` is called, so call it only once unlocked.
    if (el && !locked) connectors.drag(el)
  }
  return (
    <div className="demo-box" draggable={!locked} ref={connect}>
      {text} {locked && <span data-yes="true">locked</span>}
      {children}
    </div>
  )
}
Block.craft = {
  displayName: 'Block',
  rules: {
    canDrag: (self) => !self.data.custom.locked,
    canMoveIn: (_, self) => !self.data.custom.locked,
    canMoveOut: (_, self) => !self.data.custom.locked,
  },
}

function LockButton() {
  const { actions, id, locked } = useEditor((state, query) => {
    const id = query.getEvent('selected').first()
    return { id, locked: Boolean(id && state.nodes[id]?.data.custom.locked) }
  })
  return (
    <div className="demo-tools">
      <button
        onClick={() =>
          id && actions.setCustom(id, (custom) => (custom.locked = !locked))
        }
      >
        {locked ? 'Unlock' : 'Lock'} the selection
      </button>
    </div>
  )
}

export function Locking() {
  return (
    <Editor resolver={{ Block }} normalizeNodes={keepPlaces}>
      <Frame>
        <Element is="div" canvas className="demo-box">
          <Element is={Block} canvas text="Header" custom={{ locked: true }}>
            <Block text="Logo" />
          </Element>
          <Block text="Text" />
          <Block text="Picture" />
        </Element>
      </Frame>
      <LockButton />
    </Editor>
  )
}
