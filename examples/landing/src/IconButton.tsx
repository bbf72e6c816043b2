import type { ComponentProps } from 'react'
import { Icon, type IconName } from './Icon'

type IconButtonProps = ComponentProps<'button'> & {
  /** The name of the button, also shown below it while the pointer is over it. */
  label: string
  icon: IconName
  /** The shortcut, in the format of `aria-keyshortcuts`. */
  keys?: string
  /** False if a click only announces why it has no effect. The button stays focusable, so that users don't lose their place. */
  isPossible?: boolean
}

/** A button with an icon. */
export const IconButton = ({
  label,
  icon,
  keys,
  isPossible,
  ...attributes
}: IconButtonProps) => (
  <button
    type="button"
    className="tool"
    aria-label={label}
    aria-keyshortcuts={keys}
    aria-disabled={isPossible === undefined ? undefined : !isPossible}
    data-tip={label}
    {...attributes}
  >
    <Icon name={icon} />
  </button>
)
