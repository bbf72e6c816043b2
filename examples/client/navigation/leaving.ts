import { useEffect } from 'react'

/** Questions about changes or uploads that would be lost if the editor closed now, with their conditions. */
const questions = new Map<string, () => boolean>()

const always = () => true

/** Asks the user to confirm if something would be lost. Call it before the editor closes. */
export const mayLeave = () =>
  [...questions].every(([question, isNeeded]) => !isNeeded() || confirm(question))

/**
 * Asks the question before the user leaves the editor in any way, if `isNeeded` returns true then. Pass an empty string
 * for no question.
 */
export function useLeaveQuestion(question: string, isNeeded = always) {
  useEffect(() => {
    if (question === '') return
    // Before the tab closes or reloads, the browser shows its own question.
    const ask = (event: BeforeUnloadEvent) => {
      if (isNeeded()) event.preventDefault()
    }
    questions.set(question, isNeeded)
    addEventListener('beforeunload', ask)
    return () => {
      questions.delete(question)
      removeEventListener('beforeunload', ask)
    }
  }, [question, isNeeded])
}
