import * as styles from './DocPage.module.css'

/** Says when a page is a draft or reachable by its link alone; nothing for an ordinary page. */
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
