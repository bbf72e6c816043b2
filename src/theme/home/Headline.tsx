import * as styles from './Headline.module.css'

/** The title of the landing page, which looks like a selected block of an editor. */
export function Headline() {
  return (
    <div className={styles.headline}>
      <h1>Build any page editor</h1>
      <span className={styles.tag} aria-hidden="true">
        Heading
      </span>
    </div>
  )
}
