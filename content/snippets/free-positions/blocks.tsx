import { useContext, type ReactNode } from 'react'
import { useNode, type UserComponent } from '@craftjs/core'
import { Grid } from './grid'
import type { Place } from './snap'
import { useFreeDrag } from './useFreeDrag'

export const Sheet: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { connectors } = useNode()
  return (
    <section
      className="sheet"
      ref={(el) => {
        if (el) connectors.connect(el)
      }}
    >
      {children}
    </section>
  )
}
Sheet.craft = {
  displayName: 'Sheet',
  // An element without a position would end up in the top left corner.
  rules: { canMoveIn: (nodes) => nodes.every(({ data }) => 'left' in data.props) },
}

interface NoteProps extends Partial<Place> {
  text: string
}

export const Note: UserComponent<NoteProps> = ({ text }) => {
  const { connectors } = useNode()
  const { place, events } = useFreeDrag(useContext(Grid))
  return (
    <p
      className="note"
      style={place}
      ref={(el) => {
        // No `drag`, or the browser would start its own drag.
        if (el) connectors.connect(el)
      }}
      {...events}
    >
      {text}
    </p>
  )
}
Note.craft = { displayName: 'Note', props: { text: 'New note', left: 0, top: 0 } }
