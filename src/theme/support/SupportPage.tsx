import { Icon, Link, PlainPage } from '../ui'
import { channels } from './channels'
import * as styles from './SupportPage.module.css'

/** What the project is, how to support it and where to get help. */
export function SupportPage() {
  return (
    <PlainPage
      title="Support"
      lead="Craft.js is free, and made in the open. Here is how it came about, how to keep it going, and where to ask."
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
            In July 2022 its author left a full-time job to work on Craft.js. The{' '}
            <Link href="https://github.com/prevwong/craft.js/issues/507">roadmap</Link> says what was planned
            then. The code is under the MIT license: use it, change it, sell what you make with it.
          </p>
        </section>
        <section aria-labelledby="ways">
          <h2 id="ways">Ways to support</h2>
          <p>
            Sponsor the work month by month, back it, or give once. All of these belong to Prev Wong, the
            author of Craft.js.
          </p>
          <ul className={styles.channels}>
            {channels.map(({ name, href, what }) => (
              <li key={name}>
                <Link className="selectable" href={href}>
                  <strong>
                    {name}
                    <Icon name="external" />
                  </strong>
                  {what}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section className="prose" aria-labelledby="help">
          <h2 id="help">Getting help</h2>
          <p>
            Ask on <Link href="https://discord.gg/sPpF7fX">Discord</Link> when something is unclear, and
            report what looks like a bug in the{' '}
            <Link href="https://github.com/prevwong/craft.js/issues">issues of the repository</Link>, with the
            shortest example that shows it. Many questions are answered in the{' '}
            <Link href="/docs/overview">documentation</Link>.
          </p>
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
