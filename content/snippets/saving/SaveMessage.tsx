import { useState } from 'react'
import type { SaveState, SaveStatus } from './createAutosave'

/** What the user reads about each status. */
const messages: Record<SaveStatus, string> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  failed: 'Not saved. Trying again…',
  refused: 'The server does not take this page. Are you signed in, or is it too large?',
  outdated:
    'Not saved: another user, or another tab, has saved or deleted this page. Reload to choose a version.',
}

export interface SaveMessageProps extends SaveState {
  saveNow: () => void
}

export function SaveMessage({ status, isKept, saveNow }: SaveMessageProps) {
  const [hasFocus, setHasFocus] = useState(false)
  const mayTryAgain = status === 'failed' || status === 'refused'
  const isLost = !isKept && (mayTryAgain || status === 'outdated')
  return (
    <>
      <p role="status" data-status={status}>
        {messages[status]}
        {isLost && ' This browser cannot keep your changes either. Keep this tab open.'}
      </p>
      {(mayTryAgain || hasFocus) && (
        // A button that is removed or disabled loses the focus.
        <button
          type="button"
          aria-disabled={!mayTryAgain}
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
          onClick={() => mayTryAgain && saveNow()}
        >
          Save now
        </button>
      )}
    </>
  )
}
