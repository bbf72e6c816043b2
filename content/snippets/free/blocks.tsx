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
  // What has no place would lie in the upper left corner.
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
        // No `drag`: the browser would start a drag of its own.
        if (el) connectors.connect(el)
      }}
      {...events}
    >
      {text}
    </p>
  )
}
Note.craft = { displayName: 'Note', props: { text: 'New note', left: 0, top: 0 } }
