import type { Finding } from '../../model/playground'

interface FindingsProps {
  findings: readonly Finding[]
  onOpen: (finding: Finding) => void
}

/** What is wrong with the code. The result below stays as it was last. */
export function Findings({ findings, onOpen }: FindingsProps) {
  if (findings.length === 0) return null
  return (
    <div className="playground-findings" role="alert">
      <ul>
        {findings.map((finding, index) => {
          const { file, line, message } = finding
          return (
            <li key={index}>
              {file !== null && line !== null && (
                <button type="button" onClick={() => onOpen(finding)}>
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
