import { Editor, Element, Frame, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'

interface MeterProps {
  text: string
  value: number
}

const Meter: UserComponent<MeterProps> = ({ text, value }) => {
  const { id, connectors, actions, selected, hovered, dragged } = useNode(
    (node) => node.events,
  )
  return (
    <div
      className="demo-card"
      data-selected={selected}
      ref={(el) => void (el && connectors.connect(el))}
    >
      {/* Only the text is the drag handle, so that the slider still works. */}
      <p ref={(el) => void (el && connectors.drag(el))}>
        {text}: {value} <span data-yes={selected}>selected</span>{' '}
        <span data-yes={hovered}>hovered</span>{' '}
        <span data-yes={dragged}>dragged</span>
      </p>
      <input
        type="range"
        aria-label={text}
        key={id}
        value={value}
        // Changes within half a second share a single undo step.
        onChange={({ target }) =>
          actions.setProp(
            (props: MeterProps) => (props.value = Number(target.value)),
            500,
          )
        }
      />
    </div>
  )
}
Meter.craft = { displayName: 'Meter', props: { value: 50 } }

const Page: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { connect } = useNode().connectors
  return (
    <div className="demo-box" ref={(el) => void (el && connect(el))}>
      {children}
    </div>
  )
}
Page.craft = { displayName: 'Page' }

export function NodeState() {
  return (
    <Editor resolver={{ Meter, Page }}>
      <Frame>
        <Element is={Page} canvas>
          <Meter text="Speed" value={70} />
          <Meter text="Quality" value={30} />
        </Element>
      </Frame>
    </Editor>
  )
}
