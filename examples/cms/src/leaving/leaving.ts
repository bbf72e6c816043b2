import { useEffect } from 'react'

/** Questions about changes or uploads that would be lost if the editor closed now. */
const questions = new Set<string>()

/** Asks the user to confirm if something would be lost. Call it before the editor closes. */
export const mayLeave = () => [...questions].every((question) => confirm(question))

/** Asks the question before the user leaves the editor in any way. Pass an empty string for no question. */
export function useLeaveQuestion(question: string) {
  useEffect(() => {
    if (question === '') return
    // Before the tab closes or reloads, the browser shows its own question.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    questions.add(question)
    addEventListener('beforeunload', ask)
    return () => {
      questions.delete(question)
      removeEventListener('beforeunload', ask)
    }
  }, [question])
}
