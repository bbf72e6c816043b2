import type { Problem } from '../frame/messages'

interface ProblemsProps {
  problems: readonly Problem[]
  onOpen: (problem: Problem) => void
}

/** What is wrong with the code. The result below stays as it was last. */
export function Problems({ problems, onOpen }: ProblemsProps) {
  if (problems.length === 0) return null
  return (
    <div className="playground-problems" role="alert">
      <ul>
        {problems.map((problem, index) => {
          const { file, line, message } = problem
          return (
            <li key={index}>
              {file !== null && line !== null && (
                <button type="button" onClick={() => onOpen(problem)}>
                  {file}:{line}
                </button>
              )}
              {message}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
