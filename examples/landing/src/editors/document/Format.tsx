import { useNode } from '@craftjs/core'
import type { ButtonProps } from '../../blocks/Button'
import type { PictureProps } from '../../blocks/Picture'
import { pictures, type PictureName } from '../../blocks/pictures'
import type { TextProps } from '../../blocks/Text'
import { IconButton } from '../../IconButton'

const next = { left: 'center', center: 'right', right: 'left' } as const

const TextFormat = () => {
  const { kind, fontWeight, textAlign, actions } = useNode(
    (node) => node.data.props as TextProps,
  )
  const set = (change: Partial<TextProps>) => () =>
    actions.setProp((props: TextProps) => void Object.assign(props, change))
  const isHeading = kind === 'heading'
  const isBold = fontWeight === '700'

  return (
    <>
      <IconButton
        label="Heading"
        icon="heading"
        aria-pressed={isHeading}
        onClick={set(
          isHeading
            ? { kind: 'paragraph', fontSize: 16 }
            : { kind: 'heading', fontSize: 26 },
        )}
      />
      <IconButton
        label="Bold"
        icon="bold"
        aria-pressed={isBold}
        onClick={set({ fontWeight: isBold ? '400' : '700' })}
      />
      <IconButton
        label={`Align ${next[textAlign]}`}
        icon={textAlign}
        onClick={set({ textAlign: next[textAlign] })}
      />
    </>
  )
}

const ButtonFormat = () => {
  const { look, actions } = useNode((node) => node.data.props as ButtonProps)
  const isOutline = look === 'outline'

  return (
    <IconButton
      label="Outline"
      icon="outline"
      aria-pressed={isOutline}
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
    <IconButton
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
