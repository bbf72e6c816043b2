import type { ReactNode } from 'react'
import { Link } from '../ui'
import * as styles from './Steps.module.css'

type StepName = 'component' | 'editor' | 'saving'

/** A code block for each step that has one. */
export type StepCode = Partial<Record<StepName, ReactNode>>

interface StepsProps {
  code: StepCode
  /** The running editor that the code makes, beside the steps. */
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

interface Step {
  name: StepName
  title: string
  text: string
  /** Where the docs explain it. */
  link: { label: string; href: string }
}

const steps: readonly Step[] = [
  {
    name: 'component',
    title: 'Connect a component',
    text: 'Any React component becomes a block that people can select and drag, as soon as it hands its element to the connectors of useNode.',
    link: { label: 'User Components', href: '/docs/concepts/user-components' },
  },
  {
    name: 'editor',
    title: 'Put it in a frame',
    text: 'Editor knows your components, Frame is the page that is edited, and an Element with canvas is a place to drop things into. Toolboxes and panels around them are plain React.',
    link: { label: 'Basic Tutorial', href: '/docs/guides/basic-tutorial' },
  },
  {
    name: 'saving',
    title: 'Save the page',
    text: 'The state of the editor is one JSON string. This button shows it; yours sends it where you like. Give it to a frame to go on.',
    link: { label: 'Save and Load', href: '/docs/guides/save-load-state' },
  },
]
