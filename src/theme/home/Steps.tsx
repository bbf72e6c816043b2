import type { ReactNode } from 'react'
import { Link } from '../ui'
import { steps, type StepName } from './firstSteps'
import * as styles from './Steps.module.css'

/** A code block for each step that has one. */
export type StepCode = Partial<Record<StepName, ReactNode>>

interface StepsProps {
  code: StepCode
  /** What the code makes, running beside it. */
  result: ReactNode
}

/** How little code an editor takes, in three steps. */
export function Steps({ code, result }: StepsProps) {
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <h2 id="steps">Three steps to an editor of your own</h2>
      <ol>
        {steps.map(({ name, title, text, link }) => (
          <li key={name}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
              <p>
                <Link href={link.href}>{link.label}</Link>
              </p>
            </div>
            {code[name] ? <div className="prose">{code[name]}</div> : null}
          </li>
        ))}
      </ol>
      {result && <div className={`prose ${styles.result}`}>{result}</div>}
    </section>
  )
}
