import { useNode, type UserComponent } from '@craftjs/core'

export const Text: UserComponent<{ text: string }> = ({ text }) => {
  const { connectors } = useNode()

  return (
    <p
      ref={(element) => {
        if (element) connectors.connect(connectors.drag(element))
      }}
    >
      {text}
    </p>
  )
}

Text.craft = { displayName: 'Text' }
