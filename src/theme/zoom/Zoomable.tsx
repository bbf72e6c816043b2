import type { ReactNode } from 'react'
import { Icon } from '../ui'
import * as styles from './Zoomable.module.css'

/** A picture with the button that enlarges it; the button lies over the picture, so that a click anywhere will do. */
export function Zoomable({ children }: { children: ReactNode }) {
  return (
    <span className={styles.zoomable}>
      {children}
      <button
        className="needs-scripts"
        type="button"
        aria-label="Enlarge picture"
        aria-haspopup="dialog"
        data-zoom
      >
        <Icon name="expand" />
      </button>
    </span>
  )
}
