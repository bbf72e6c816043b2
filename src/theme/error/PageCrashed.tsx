import * as styles from './PageCrashed.module.css'

/** What an error says for itself, whatever was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name
  return typeof error === 'string' && error !== '' ? error : 'Unknown error'
}

/** What a reader sees of a page that crashed while it rendered (docs/requirements.md §8). */
export function PageCrashed({ error, tryAgain }: { error: unknown; tryAgain: () => void }) {
  return (
    <div className={styles.crash} role="alert">
      <h1>This page crashed.</h1>
      <p>{messageOf(error)}</p>
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
    </div>
  )
}
