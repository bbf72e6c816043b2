import type { DemoRecord } from '../../model/body'
import { useSheet } from '../../theme/ui'
import { Playground } from './Playground'
import sheet from './playground.sheet.css'

/** The page around the playground, with an explanation. */
export function PlaygroundPage({ demo }: { demo: DemoRecord }) {
  useSheet(sheet)
  return (
    <div className="playground-page" role="group" aria-labelledby="playground">
      <h1 className="visually-hidden" id="playground">
        Playground
      </h1>
      <Playground demo={demo} />
      <section className="playground-page-more" aria-labelledby="how">
        <h2 id="how">How it works</h2>
        <p>
          Change the code, and the editor and its state change with it. Drag something in the result to see
          every rule that Craft.js calls, and its answer. A shared link contains the whole project; nothing is
          sent to a server.
        </p>
        <p>
          Your code runs in this browser, in an isolated frame that cannot load, send or store anything. You
          can import <code>react</code>, <code>react-dom</code>, <code>@craftjs/core</code>,{' '}
          <code>@craftjs/layers</code> and <code>parse5</code>. TypeScript types are removed, not checked.
          Infinite loops stop after two seconds. Your code stays in this tab.
        </p>
      </section>
    </div>
  )
}
