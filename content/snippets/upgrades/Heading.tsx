import { useNode, type UserComponent } from '@craftjs/core'

interface HeadingProps {
  text: string
  level: 1 | 2
}

export const Heading: UserComponent<HeadingProps> = ({ text, level }) => {
  const {
    connectors: { connect, drag },
  } = useNode()
  const Tag = `h${level}` as const
  return (
    <Tag
      ref={(el) => {
        if (el) connect(drag(el))
      }}
    >
      {text}
    </Tag>
  )
}

Heading.craft = { displayName: 'Heading', props: { level: 2 } }
