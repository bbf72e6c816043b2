import { Icon, type IconName } from '../../Icon'

type ToolProps = {
  label: string
  icon: IconName
  keys?: string
  isPressed?: boolean
  onClick: () => void
}

/** A button of the toolbar. */
export const BubbleTool = (props: ToolProps) => (
  <button
    type="button"
    className="tool"
    aria-label={props.label}
    aria-keyshortcuts={props.keys}
    aria-pressed={props.isPressed}
    data-tip={props.label}
    onClick={props.onClick}
  >
    <Icon name={props.icon} />
  </button>
)
