import type { ReactNode } from 'react'
import { useNode, type UserComponent } from '@craftjs/core'
import { PropField } from '../editing/PropField'
import { useBlock } from '../library/useBlock'
import { PartSettings } from './PartSettings'
import { PartView, type PartProps } from './PartView'
import { AreaView, LineView } from './views'

export const Area: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const {
    connectors: { connect },
  } = useNode()
  return (
    <AreaView
      ref={(el) => {
        if (el) connect(el)
      }}
    >
      {children}
    </AreaView>
  )
}
Area.craft = { displayName: 'Area' }

export const Line: UserComponent<{ text: string }> = ({ text }) => (
  <LineView ref={useBlock()} text={text} />
)
Line.craft = {
  displayName: 'Line',
  props: { text: 'New line' },
  related: { settings: () => <PropField prop="text" label="Text" /> },
}

/** An instance of a part. Its content has no Nodes on this page. */
export const Part: UserComponent<PartProps> = (props) => (
  <PartView ref={useBlock()} {...props} />
)
Part.craft = {
  displayName: 'Part',
  props: { part: '', overrides: {} },
  related: { settings: PartSettings },
}

export const resolver = { Area, Line, Part }
