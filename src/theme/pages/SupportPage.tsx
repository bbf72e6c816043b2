import { Link, PlainPage } from '../ui'
import { CardLinks } from '../ui/CardLinks'
import * as styles from './SupportPage.module.css'

/** All ways to give money to the author of Craft.js. */
const channels = [
  {
    name: 'GitHub Sponsors',
    href: 'https://github.com/sponsors/prevwong',
    description: 'Monthly or once, with your GitHub account.',
  },
  {
    name: 'Open Collective',
    href: 'https://opencollective.com/craftjs/contribute',
    description: 'As a company or an individual, with open books.',
  },
  { name: 'Patreon', href: 'https://patreon.com/imprev', description: 'Monthly, as a patron.' },
  { name: 'Ko-fi', href: 'https://ko-fi.com/prevwong', description: 'The price of a coffee, once.' },
  { name: 'PayPal', href: 'https://paypal.me/prevwong', description: 'Any amount, once.' },
]

/** The history of the project, ways to support it, and places to get help. */
export function SupportPage() {
  return (
    <PlainPage
      title="Support"
      lead="Craft.js is free and developed in the open. Here is how it came about, how to keep it going, and where to ask for help."
    >
      <div className={styles.columns}>
        <section className="prose" aria-labelledby="project">
          <h2 id="project">The project</h2>
          <p>
            Craft.js began in April 2019 as a personal project of Prev Wong. After months of trial and error
            the repository became public in January 2020, with the first beta. Since then people all over the
            world have contributed, and individuals and companies build their editors with it.
          </p>
          <p>
            In July 2022 its author left a full-time job to work on Craft.js.{' '}
            <Link href="/docs/choosing/compatibility#project-status">Project status</Link> says what became of
            the plans from that time. The code is under the MIT license: use it, change it, sell what you make
            with it.
          </p>
        </section>
        <section aria-labelledby="ways">
          <h2 id="ways">
            {/* Anchors of the old page of sponsors. */}
            <span id="sponsors" />
            <span id="backers" />
            Ways to support
          </h2>
          <p>
            Sponsor the work monthly, back it, or give once. All of these accounts belong to Prev Wong, the
            author of Craft.js.
          </p>
          <CardLinks links={channels} />
        </section>
        <section className="prose" aria-labelledby="help">
          <h2 id="help">Getting help</h2>
          <p>
            Ask on <Link href="https://discord.gg/sPpF7fX">Discord</Link> when something is unclear, and
            report what looks like a bug as an{' '}
            <Link href="https://github.com/prevwong/craft.js/issues">issue in the repository</Link>. Many
            questions are answered in the <Link href="/docs/overview">documentation</Link>, which also
            explains the <Link href="/docs/api/errors">error messages</Link>.
          </p>
          <h3 id="issue">What to include in an issue</h3>
          <ul>
            <li>
              The versions of <code>@craftjs/core</code>, <code>@craftjs/layers</code> if you use it, and
              React, as <code>npm ls</code> prints them, and the browser.
            </li>
            <li>
              The shortest code that shows the problem, ideally as a project that others can open and run.
            </li>
            <li>What you did, what you expected, and what happened instead.</li>
            <li>
              The message of a development build. Production builds say <code>Invariant failed</code> and
              nothing more.
            </li>
            <li>
              If the issue is about a saved page, the JSON that <code>query.serialize()</code> returned. The{' '}
              <Link href="/schema/serialized-nodes.json">JSON Schema</Link> tells you whether its shape is
              valid, and the <Link href="/tools/state">State Doctor</Link> tells you what is wrong with it.
            </li>
          </ul>
          <p>
            Thanks to the{' '}
            <Link href="https://github.com/prevwong/craft.js#sponsors">sponsors and backers</Link> of
            Craft.js, and to <Link href="/docs/acknowledgements">the projects it learned from</Link>.
          </p>
        </section>
      </div>
    </PlainPage>
  )
}
