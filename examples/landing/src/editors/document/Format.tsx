import { useNode } from '@craftjs/core'
import type { ButtonProps } from '../../blocks/Button'
import type { PictureProps } from '../../blocks/Picture'
import { pictures, type PictureName } from '../../blocks/pictures'
import type { TextProps } from '../../blocks/Text'
import { BubbleTool } from './BubbleTool'

const TextFormat = () => {
  const { props, actions } = useNode((node) => ({
    props: node.data.props as TextProps,
  }))
  const set = (change: (next: TextProps) => void) => () =>
    actions.setProp(change)
  const isHeading = props.kind === 'heading'
  const isBold = props.fontWeight === '700'
  const next = { left: 'center', center: 'right', right: 'left' } as const

  return (
    <>
      <BubbleTool
        label="Heading"
        icon="heading"
        isPressed={isHeading}
        onClick={set((text) => {
          text.kind = isHeading ? 'paragraph' : 'heading'
          text.fontSize = isHeading ? 16 : 26
        })}
      />
      <BubbleTool
        label="Bold"
        icon="bold"
        isPressed={isBold}
        onClick={set((text) => {
          text.fontWeight = isBold ? '400' : '700'
        })}
      />
      <BubbleTool
        label={`Align ${next[props.textAlign]}`}
        icon={props.textAlign}
        onClick={set((text) => {
          text.textAlign = next[props.textAlign]
        })}
      />
    </>
  )
}

const ButtonFormat = () => {
  const { look, actions } = useNode((node) => ({
    look: (node.data.props as ButtonProps).look,
  }))
  const isOutline = look === 'outline'

  return (
    <BubbleTool
      label="Outline"
      icon="outline"
      isPressed={isOutline}
      onClick={() =>
        actions.setProp((button: ButtonProps) => {
          button.look = isOutline ? 'full' : 'outline'
        })
      }
    />
  )
}

const names = Object.keys(pictures) as PictureName[]

const PictureFormat = () => {
  const { actions } = useNode()

  return (
    <BubbleTool
      label="Another picture"
      icon="picture"
      onClick={() =>
        actions.setProp((block: PictureProps) => {
          const at = names.indexOf(block.picture) + 1
          block.picture = names[at % names.length] ?? block.picture
        })
      }
    />
  )
}

const formats = {
  Text: TextFormat,
  Button: ButtonFormat,
  Picture: PictureFormat,
  Card: PictureFormat,
}

/** The formatting tools for the selected block, by its kind. */
export const Format = () => {
  const { kind } = useNode((node) => ({ kind: node.data.displayName }))
  const Tools = formats[kind as keyof typeof formats]
  return Tools ? <Tools /> : null
}
