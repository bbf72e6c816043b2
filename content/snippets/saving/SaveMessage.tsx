import type { SaveState, SaveStatus } from './createAutosave'

/** What the user reads about each status. */
const messages: Record<SaveStatus, string> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  failed: 'Not saved. Trying again…',
  refused: 'The server does not take this page. Are you signed in, or is it too large?',
  outdated:
    'Not saved: another user, or another tab, has saved this page. Reload to choose a version.',
}

export interface SaveMessageProps extends SaveState {
  saveNow: () => void
}

export function SaveMessage({ status, isKept, saveNow }: SaveMessageProps) {
  const mayTryAgain = status === 'failed' || status === 'refused'
  const isLost = !isKept && (mayTryAgain || status === 'outdated')
  return (
    <>
      <p role="status" data-status={status}>
        {messages[status]}
        {isLost && ' This browser cannot keep your changes either. Keep this tab open.'}
      </p>
      {mayTryAgain && (
        <button type="button" onClick={saveNow}>
          Save now
        </button>
      )}
    </>
  )
}
