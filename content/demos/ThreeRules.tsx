import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { Node, NodeRules, UserComponent } from '@craftjs/core'
import type { PropsWithChildren as Holds } from 'react'

type Block = UserComponent<Holds<{ text?: string; look?: string }>>

const Text: Block = ({ text, look = 'demo-text' }) => {
  const { connect, drag } = useNode().connectors
  const ref = (el: HTMLElement | null) => void (el && connect(drag(el)))
  return (
    <p className={look} ref={ref}>
      {text}
    </p>
  )
}
Text.craft = { displayName: 'Text' }
const Button: Block = ({ text }) => <Text text={text} look="demo-button" />
Button.craft = { displayName: 'Button' }
const isButton = (node: Node) => node.data.type === Button

/** A box that shows its rule, and highlights it while it refuses a block. */
function boxWith(displayName: string, rule: string, rules: Partial<NodeRules>) {
  const Box: Block = ({ children }) => {
    const { id, connectors } = useNode()
    const { isRefused } = useEditor(({ indicator }) => ({
      isRefused:
        Boolean(indicator?.error) && indicator.placement.parent.id === id,
    }))
    const ref = (el: HTMLElement | null) => void (el && connectors.connect(el))
    return (
      <div className="demo-box" data-name={displayName} ref={ref}>
        <code
          className="demo-rule"
          data-refused={isRefused}
        >{`canMoveIn: ${rule}`}</code>
        {children}
      </div>
    )
  }
  return Object.assign(Box, { craft: { displayName, rules } })
}

const Anything = boxWith('Open box', '() => true', {})
const Buttons = boxWith('Button box', '(nodes) => nodes.every(isButton)', {
  canMoveIn: (nodes) => nodes.every(isButton),
})
const Single = boxWith('Single box', '(_, box) => !box.data.nodes.length', {
  canMoveIn: (_, box) => !box.data.nodes.length,
})

export function ThreeRules() {
  return (
    <Editor resolver={{ Anything, Button, Buttons, Single, Text }}>
      <Frame>
        <Element is="div" className="demo-rules">
          <Element is={Anything} canvas>
            <Text text="A text" />
            <Button text="Reserve" />
          </Element>
          <Element is={Buttons} canvas />
          <Element is={Single} canvas />
        </Element>
      </Frame>
    </Editor>
  )
}
