import { useCallback, useEffect, useState } from 'react'
import { reasonOf } from './requests'

/** Returns the response to a request. `reload` sends it again. Define `request` outside your components or with useCallback. */
export function useAnswer<Answer>(request: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [problem, setProblem] = useState('')
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isCurrent = true
    request().then(
      (next) => {
        if (!isCurrent) return
        setAnswer(next)
        setProblem('')
      },
      (error: unknown) => {
        if (isCurrent) setProblem(reasonOf(error))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [request, round])

  const reload = useCallback(() => setRound((before) => before + 1), [])
  return { answer, problem, reload }
}
