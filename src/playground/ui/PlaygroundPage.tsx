import type { DemoRecord } from '../../model/body'
import { Link, useSheet } from '../../theme/ui'
import { lessonLink } from '../../model/lesson'
import { sampleLink } from '../../model/sampleLink'
import { TEMPLATES } from '../session/samples'
import { Playground } from './Playground'
import sheet from './playground.sheet.css'

/** The page around the playground: what it is, and where to begin. */
export function PlaygroundPage({ demo }: { demo: DemoRecord }) {
  useSheet(sheet)
  return (
    <div className="playground-page" role="group" aria-labelledby="playground">
      <h1 className="visually-hidden" id="playground">
        Playground
      </h1>
      <Playground demo={demo} />
      <section className="playground-page-more" aria-labelledby="templates">
        <h2 id="templates">Templates</h2>
        <ul>
          <li>
            <Link href={lessonLink('basic', 1)}>The tutorial, step by step</Link>
          </li>
          {TEMPLATES.map(({ id, title }) => (
            <li key={id}>
              <Link href={sampleLink(id)}>{title}</Link>
            </li>
          ))}
        </ul>
        <h2 id="how">How it works</h2>
        <p>
          Change the code, and the editor and its state change with it. Drag something in the result, and
          every rule that is called is listed with its answer. A link holds everything; nothing is sent
          anywhere.
        </p>
        <p>
          Your code runs in this browser, in a frame of its own that can load nothing, send nothing and store
          nothing. It has <code>react</code>, <code>react-dom</code>, <code>@craftjs/core</code>,{' '}
          <code>@craftjs/layers</code> and <code>parse5</code>. TypeScript types are removed, not checked. A
          loop that does not end is stopped after two seconds. What you type stays in this tab.
        </p>
      </section>
    </div>
  )
}
