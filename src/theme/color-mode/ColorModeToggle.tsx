import * as styles from './ColorModeToggle.module.css'

/** Switches between light and dark; `colorModeBehavior` alone writes `aria-pressed`. Hidden without scripts. */
export function ColorModeToggle() {
  return (
    <button
      className={styles.toggle}
      type="button"
      aria-label="Dark mode"
      aria-pressed="false"
      data-color-mode
    >
      <span className="icon" aria-hidden="true" />
    </button>
  )
}
