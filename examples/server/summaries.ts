import type { StoredPage } from '@recipes/upgrades/storedPage'
import type { Records, Store } from './store'
import { titleIn } from './titles'

/** The kinds of records that can show pictures. */
export type Shown = 'pages' | 'published' | 'templates'

/** Data of a page or template for lists, which would otherwise read all pages. */
export interface Summary {
  revision: string
  /** The names of the pictures that it shows. */
  pictures: string[]
  /** The title of a page. Missing if the page was saved before pages had titles. */
  title?: string
  /** Who saved a page last, and when, in ISO 8601 format. Missing if nobody has saved it since lists show that. */
  by?: string
  at?: string
}

/** The names of pictures, as `addPicture` creates them. */
const PICTURE =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:jpg|png|webp|avif|gif)/g

function titleOf(json: string): string | undefined {
  try {
    const { nodes } = JSON.parse(json) as Partial<StoredPage>
    return titleIn(nodes?.ROOT?.props)
  } catch {
    // One damaged page must not break the list of all pages.
    return undefined
  }
}

function summaryOf(record: Records[Shown], by?: string): Summary {
  const isPage = 'json' in record
  const text = isPage ? record.json : record.text
  return {
    revision: isPage ? record.revision : '',
    pictures: [...new Set(text.match(PICTURE))],
    title: isPage ? titleOf(text) : undefined,
    by,
    at: by && new Date().toISOString(),
  }
}

/** Stores the summary of a record that `by` has saved. Pass undefined after the record is deleted. */
export async function summarize(
  store: Store,
  kind: Shown,
  key: string,
  record: Records[Shown] | undefined,
  by?: string,
): Promise<void> {
  await store.change(
    'summaries',
    `${kind}.${key}`,
    () => record && summaryOf(record, by),
  )
}

/** Returns the summary of a record. Creates it if an older version of this server has stored the record. */
export async function summaryAt(
  store: Store,
  kind: Shown,
  key: string,
): Promise<Summary | undefined> {
  const summary = await store.read('summaries', `${kind}.${key}`)
  if (summary) return summary
  const record = await store.read(kind, key)
  if (record) await summarize(store, kind, key, record)
  return record && summaryOf(record)
}
