import { useNode, type UserComponent } from '@craftjs/core'
import type { Responsive } from './breakpoints'
import { ResponsiveField } from './ResponsiveField'
import { variables } from './variables'

interface HeadingProps {
  text: string
  size: Responsive<number>
}

export const Heading: UserComponent<HeadingProps> = ({ text, size }) => {
  const {
    connectors: { connect, drag },
  } = useNode()
  return (
    <h2
      className="heading"
      ref={(el) => {
        if (el) connect(drag(el))
      }}
      style={variables('size', size)}
    >
      {text}
    </h2>
  )
}

Heading.craft = {
  displayName: 'Heading',
  props: { text: 'Heading', size: { phone: 24 } },
  related: { settings: () => <ResponsiveField prop="size" label="Font size" /> },
}
