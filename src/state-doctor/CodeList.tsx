import { Fragment } from 'react'
import { CODES, type CodeFacts, type FindingCode } from '@craftjs-site/saved-page'
import { Link } from '../theme/ui'

/** Renders text, with the parts between backticks as code. */
export function CodeText({ text }: { text: string }) {
  const parts = text.split('`')
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 1 ? <code key={at}>{part}</code> : <Fragment key={at}>{part}</Fragment>,
      )}
    </>
  )
}

const codes = Object.entries(CODES) as [FindingCode, CodeFacts][]

/** All codes, each with its effect in Craft.js and its fix. */
function CodeList() {
  return (
    <dl className="doctor-codes">
      {codes.map(([code, { severity, title, effect, fix }]) => (
        <div key={code} id={code}>
          <dt>
            <code>{code}</code> <span data-severity={severity}>{severity}</span>
          </dt>
          <dd>
            <CodeText text={title} />
          </dd>
          <dd>
            <CodeText
              text={`${effect} ${severity === 'note' ? 'If that is not what you want:' : 'The fix:'} ${fix}`}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The texts that the State Doctor reads, and the codes of its findings. */
export function CodeReference() {
  return (
    <section aria-labelledby="codes">
      <h2 id="codes">What it finds</h2>
      <p>
        The State Doctor reads what <code>query.serialize()</code> returned, however you stored it: as JSON,
        base64, LZ-UTF8, lz-string, deflate or gzip. It works offline. For many pages, run it{' '}
        <Link href="/docs/recipes/saved-pages#command-line">on the command line</Link>.
      </p>
      <p>
        Every finding has a code. An <b>error</b> means that Craft.js throws, or shows nothing. A{' '}
        <b>warning</b> means that it shows the page, but loses something, or that an action fails later. A{' '}
        <b>note</b> is about something that may be intentional. An error is reported as a warning where
        Craft.js does not render the Node, or can cope with it. Each code is tested with a page that is loaded
        in Craft.js before and after the fix.
      </p>
      <CodeList />
    </section>
  )
}
