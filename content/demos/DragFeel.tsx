import { Editor, Element, Frame, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { DropPreview } from '../snippets/drag-feel/DropPreview'
import { EdgeScroll } from '../snippets/drag-feel/EdgeScroll'
import { makeHandlers } from '../snippets/drag-feel/makeHandlers'
import { Slot } from '../snippets/drag-feel/Slot'
import { Tools } from '../snippets/drag-feel/Tools'
import { usePlacing } from '../snippets/drag-feel/usePlacing'

const parts = {
  Preview: true,
  Gap: false,
  Slots: true,
  'Scroll at the edges': true,
  'Cancel over the tools': true,
}
const Slots = createContext(true)

const useBlock = () => {
  const { connect, drag } = useNode().connectors
  return (el: HTMLElement | null) => void (el && connect(drag(el)))
}

const Area: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <div className="demo-box" ref={useBlock()}>
    {children}
    {useContext(Slots) && <Slot className="demo-text" />}
  </div>
)
Area.craft = { displayName: 'Area' }

const Text: UserComponent<{ text: string }> = ({ text }) => (
  <p className="demo-text" ref={useBlock()}>
    {text}
  </p>
)
Text.craft = { displayName: 'Text' }

function Desk() {
  const placing = usePlacing()
  const [on, setOn] = useState<Record<string, boolean>>(parts)
  return (
    <div data-page={on['Cancel over the tools'] ? undefined : ''}>
      <div className="demo-tools">
        {Object.keys(on).map((part) => (
          <label key={part}>
            <input
              type="checkbox"
              checked={on[part]}
              onChange={() => setOn({ ...on, [part]: !on[part] })}
            />
            {part}
          </label>
        ))}
      </div>
      <div className="demo-tools">
        <Tools element={<Text text="New text" />} placing={placing} />
      </div>
      {on.Gap && <DropPreview show="gap" />}
      {on.Preview && !on.Gap && <DropPreview show="copy" />}
      <div data-page="" {...placing.page}>
        <EdgeScroll className="demo-layers" active={on['Scroll at the edges']}>
          <Slots.Provider value={on.Slots === true}>
            <Frame>
              <Element is={Area} canvas>
                <Text text="Drag me down" />
                <Text text="Or select me, and press Move" />
                <Element is={Area} canvas />
                <Text text="A text" />
                <Text text="The last text" />
              </Element>
            </Frame>
          </Slots.Provider>
        </EdgeScroll>
      </div>
    </div>
  )
}

export function DragFeel() {
  return (
    <Editor resolver={{ Area, Text }} handlers={makeHandlers}>
      <Desk />
    </Editor>
  )
}
