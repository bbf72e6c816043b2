import { useNode, type UserComponent } from '@craftjs/core'

export const Heading: UserComponent<{ text: string }> = ({ text }) => {
  const { connectors } = useNode()

  return (
    <h2
      ref={(element) => {
        if (element) connectors.connect(connectors.drag(element))
      }}
    >
      {text}
    </h2>
  )
}
