import type { ReactNode } from 'react'
import { useNode, type UserComponent } from '@craftjs/core'

interface ContainerProps {
  padding?: number
  children?: ReactNode
}

export const Container: UserComponent<ContainerProps> = ({ padding, children }) => {
  const { connectors } = useNode()

  return (
    <div
      ref={(element) => {
        if (element) connectors.connect(connectors.drag(element))
      }}
      style={{ padding }}
    >
      {children}
    </div>
  )
}

Container.craft = { displayName: 'Container', props: { padding: 20 } }
