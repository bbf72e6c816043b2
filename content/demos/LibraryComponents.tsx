import { Editor, Element, Frame, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import { forwardRef, type ReactNode } from 'react'

/** Two typical library components: one forwards its ref, the other does not. */
const Chip = forwardRef<HTMLSpanElement, { children: ReactNode }>(
  ({ children }, ref) => (
    <span className="demo-button" ref={ref}>
      {children}
    </span>
  ),
)
Chip.displayName = 'Chip'
const Note = ({ children }: { children: ReactNode }) => (
  <p className="demo-text">{children}</p>
)

function useBlock() {
  const { connect, drag } = useNode().connectors
  return (el: HTMLElement | null) => void (el && connect(drag(el)))
}

/** The library component forwards the ref to its element. */
const WithRef: UserComponent<{ text: string }> = ({ text }) => (
  <Chip ref={useBlock()}>{text}</Chip>
)
WithRef.craft = { displayName: 'WithRef' }

/** For a component without a ref, we connect a wrapper. */
const Wrapped: UserComponent<{ text: string }> = ({ text }) => (
  <div ref={useBlock()}>
    <Note>{text}</Note>
  </div>
)
Wrapped.craft = { displayName: 'Wrapped' }

/** Nothing is connected, so the Node has no element. */
const Lost: UserComponent<{ text: string }> = ({ text }) => <Note>{text}</Note>
Lost.craft = { displayName: 'Lost' }

export function LibraryComponents() {
  return (
    <Editor resolver={{ Lost, Wrapped, WithRef }}>
      <Frame>
        <Element is="div" canvas className="demo-box">
          <Lost text="I am not connected" />
          <Wrapped text="I have a wrapper" />
          <Wrapped text="I have one, too" />
          <WithRef text="I forward my ref" />
        </Element>
      </Frame>
    </Editor>
  )
}
