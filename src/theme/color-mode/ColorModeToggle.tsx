import { Icon } from '../ui'

/** Switches between light and dark; `colorModeBehavior` alone writes `aria-pressed`. Hidden without scripts. */
export function ColorModeToggle() {
  return (
    <button
      className="needs-scripts"
      type="button"
      aria-label="Dark mode"
      aria-pressed="false"
      data-color-mode
    >
      <Icon name="mode" />
    </button>
  )
}
