import { useId, useState } from 'react'
import { rawMarkdownPath } from '../../model/outputs'
import { copyAndTell } from '../behaviors/copy'
import { Icon, Link, withPathPrefix } from '../ui'
import * as styles from './CopyPage.module.css'

/** Fetches the Markdown version at `address` and copies it; rejects when it does not come. */
async function copyMarkdown(control: HTMLElement, address: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  await copyAndTell(control, await response.text(), 'Page copied as Markdown')
}

/**
 * The page as Markdown, to copy or to view. Only `behaviors/dropdowns` writes `aria-expanded`. Viewing works without
 * scripts; a click on copying before hydration is repeated afterwards.
 */
export function CopyPage({ path }: { path: string }) {
  const list = useId()
  const [label, setLabel] = useState('Copy as Markdown')
  const markdown = withPathPrefix(rawMarkdownPath(path))
  return (
    <div className={styles.menu} data-dropdown>
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
          <Link href={rawMarkdownPath(path)} type="text/markdown">
            View as Markdown
          </Link>
        </li>
      </ul>
    </div>
  )
}
