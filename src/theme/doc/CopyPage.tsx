import { useId, useState } from 'react'
import site from '../../../content/site'
import { rawMarkdownPath } from '../../model/outputs'
import { canonicalUrl } from '../../model/url'
import { copyAndAnnounce } from '../interactions/beforeHydration/copy'
import { Icon, Link, withPathPrefix } from '../ui'
import * as styles from './DocPage.module.css'

/** Copies the file at `url`; rejects if it cannot be fetched. */
async function copyMarkdown(control: HTMLElement, url: string): Promise<void> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`Fetching ${url} failed with status ${response.status}.`)
  await copyAndAnnounce(control, await response.text(), 'Page copied as Markdown')
}

/**
 * A dropdown to copy or view the Markdown version of the page, or to copy its URL. Only `beforeHydration/dropdowns` writes
 * `aria-expanded`. Viewing works without scripts, and copying the URL works before React has loaded. A click before
 * hydration on the button that copies the page is replayed.
 */
export function CopyPage({ path }: { path: string }) {
  const list = useId()
  const [label, setLabel] = useState('Copy as Markdown')
  const markdown = withPathPrefix(rawMarkdownPath(path))
  return (
    <div className={styles.copy} data-dropdown>
      <button type="button" aria-expanded="false" aria-controls={list}>
        Copy page
        <Icon name="chevron" />
      </button>
      <ul id={list}>
        <li>
          <button
            type="button"
            onClick={({ currentTarget }) =>
              void copyMarkdown(currentTarget, markdown).then(
                () => setLabel('Copied'),
                () => setLabel('Copying failed. View it instead'),
              )
            }
          >
            {label}
          </button>
        </li>
        <li>
          <button type="button" data-copy={canonicalUrl(site, rawMarkdownPath(path))}>
            Copy Markdown link
          </button>
        </li>
        <li>
          <Link href={rawMarkdownPath(path)} type="text/markdown">
            View as Markdown
          </Link>
        </li>
      </ul>
    </div>
  )
}
