import { useState } from 'react'
import type { SaveState, SaveStatus } from './createAutosave'

/** The message for each status. */
const messages: Record<SaveStatus, string> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  failed: 'Not saved. Trying again…',
  refused:
    'The server did not accept this page. Are you signed in? Is the page too large?',
  outdated:
    'Not saved: this page was saved or deleted by another user or in another tab. Reload to choose a version.',
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
        {isLost &&
          ' This browser cannot store your changes either. Keep this tab open.'}
      </p>
      {(mayTryAgain || hasFocus) && (
        // Removing or disabling the button would make it lose focus.
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
