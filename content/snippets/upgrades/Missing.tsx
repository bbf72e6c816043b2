import type { ReactNode } from 'react'
import { useNode, type UserComponent } from '@craftjs/core'

interface MissingProps {
  /** The resolver key of the missing component. */
  component: string
  /** The original display name. */
  displayName: string
  /** The original props. */
  kept: Record<string, unknown>
  children?: ReactNode
}

/** A placeholder for a component that is not in this editor's resolver. */
export const Missing: UserComponent<MissingProps> = ({ component, children }) => {
  const {
    connectors: { connect, drag },
  } = useNode()
  return (
    <div
      ref={(el) => {
        if (el) connect(drag(el))
      }}
      style={{ border: '1px dashed', padding: 8 }}
    >
      {component} is not available.
      {children}
    </div>
  )
}

Missing.craft = { displayName: 'Missing component' }
