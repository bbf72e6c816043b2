import { Editor, Element, Frame, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'

interface TextProps {
  text: string
  link?: string | null
  onOpen?: () => void
}

/** Registered as `Paragraph` below. Saved pages use that key. */
const Text: UserComponent<TextProps> = ({ text }) => {
  const { connectors, actions, selected } = useNode((node) => ({
    selected: node.events.selected,
  }))
  return (
    <div
      className="demo-text demo-tools"
      data-selected={selected}
      ref={(el) => void (el && connectors.connect(el))}
    >
      {/* Only the handle is draggable, or users could not select text in the field. */}
      <span
        className="demo-handle"
        ref={(el) => void (el && connectors.drag(el))}
      >
        ⠿
      </span>
      <input
        aria-label="Text"
        className="demo-fill"
        value={text}
        onChange={(event) =>
          actions.setProp(
            (props: TextProps) => (props.text = event.target.value),
          )
        }
      />
    </div>
  )
}
Text.craft = { displayName: 'Text', custom: { note: 'Anything JSON can hold' } }

const Page: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { connect } = useNode().connectors
  return (
    <div className="demo-box" ref={(el) => void (el && connect(el))}>
      {children}
    </div>
  )
}
Page.craft = { displayName: 'Page' }

export function Serializing() {
  return (
    <Editor resolver={{ Page, Paragraph: Text }}>
      <Frame>
        <Element is={Page} canvas>
          {/* The saved page contains neither the function nor the null. */}
          <Text text="Type here" link={null} onOpen={() => {}} />
          <Text text="Or drag me by the dots" link="/support" />
        </Element>
      </Frame>
    </Editor>
  )
}
