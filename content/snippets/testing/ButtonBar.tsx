import type { ReactNode } from 'react'
import { useNode, type Node, type UserComponent } from '@craftjs/core'

export const Button: UserComponent<{ label: string }> = ({ label }) => {
  const {
    connectors: { connect, drag },
  } = useNode()
  return (
    <button
      type="button"
      ref={(el) => {
        if (el) connect(drag(el))
      }}
    >
      {label}
    </button>
  )
}
Button.craft = { displayName: 'Button', props: { label: 'Buy' } }

/** The parts of a Node that the rule uses. A test can pass an object literal. */
interface RuleNode {
  id: string
  data: Pick<Node['data'], 'name' | 'parent' | 'nodes'>
}

/** Accepts only buttons, and at most three. */
export function acceptsButtons(incoming: RuleNode[], bar: RuleNode): boolean {
  const arriving = incoming.filter(({ data }) => data.parent !== bar.id)
  return (
    incoming.every(({ data }) => data.name === 'Button') &&
    bar.data.nodes.length + arriving.length <= 3
  )
}

export const ButtonBar: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const {
    connectors: { connect, drag },
  } = useNode()
  return (
    <div
      role="group"
      aria-label="Buttons"
      ref={(el) => {
        if (el) connect(drag(el))
      }}
      style={{ minHeight: 40, padding: 16 }}
    >
      {children}
    </div>
  )
}
ButtonBar.craft = { displayName: 'Button bar', rules: { canMoveIn: acceptsButtons } }
