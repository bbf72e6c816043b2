import type { ReactNode } from 'react'
import { useNode, type UserComponent } from '@craftjs/core'

interface MissingProps {
  /** The resolver key of the component that is not there. */
  component: string
  /** The props that it had. */
  kept: Record<string, unknown>
  children?: ReactNode
}

/** Stands where a component was that this editor does not know. */
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
