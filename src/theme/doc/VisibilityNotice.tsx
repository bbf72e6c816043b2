import * as styles from './DocPage.module.css'

/** Says that a page is a draft, or that only its link leads to it; empty for other pages. */
export function VisibilityNotice({ unlisted, draft }: { unlisted: boolean; draft: boolean }) {
  if (!unlisted && !draft) return null
  return (
    <p className={styles.notice}>
      {draft
        ? 'Draft: this page is shown while the site is developed and left out when it is built.'
        : 'Unlisted: only people who have the link find this page.'}
    </p>
  )
}
