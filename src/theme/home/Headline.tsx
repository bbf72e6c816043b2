import { trustedHtml } from '../ui'
import * as styles from './Headline.module.css'

/** HTML in a constant object: React never writes it again, so a re-render keeps what the reader has typed. */
const words = { __html: trustedHtml('Build any page editor') }

/**
 * The title of the landing page, which looks like a selected block of an editor, and can be edited and resized like one
 * (beforeHydration/headline.ts).
 */
export function Headline() {
  return (
    <div className={styles.headline} data-headline suppressHydrationWarning>
      <h1 dangerouslySetInnerHTML={words} suppressHydrationWarning />
      <span className={styles.tag} aria-hidden="true" suppressHydrationWarning>
        Heading
      </span>
      <span
        className={`${styles.corner} needs-scripts`}
        role="slider"
        tabIndex={0}
        aria-label="Size of the headline"
        aria-valuemin={60}
        aria-valuemax={130}
        aria-valuenow={100}
        suppressHydrationWarning
      />
    </div>
  )
}
