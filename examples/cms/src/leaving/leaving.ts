import { useEffect } from 'react'

/** What would be lost if the editor closed now. */
const questions = new Set<string>()

/** Asks the user if something would be lost. Call it before the editor closes. */
export const mayLeave = () =>
  [...questions].every((question) => confirm(question))

/** Asks before the editor is left, by whichever way. An empty question asks nothing. */
export function useLeaveQuestion(question: string) {
  useEffect(() => {
    if (question === '') return
    // When the tab is closed or reloaded, the browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    questions.add(question)
    addEventListener('beforeunload', ask)
    return () => {
      questions.delete(question)
      removeEventListener('beforeunload', ask)
    }
  }, [question])
}
