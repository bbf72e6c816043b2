import type { Records, Store } from './store'

/** The kinds of records that can show pictures. */
export type Shown = 'pages' | 'published' | 'templates'

/** Data of a page or template for lists, which would otherwise read all pages. */
export interface Summary {
  revision: string
  /** The names of the pictures in it. */
  pictures: string[]
}

/** The names of pictures, as `addPicture` creates them. */
const PICTURE =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:jpg|png|webp|avif|gif)/g

function summaryOf(record: Records[Shown]): Summary {
  const text = 'json' in record ? record.json : record.text
  return {
    revision: 'revision' in record ? record.revision : '',
    pictures: [...new Set(text.match(PICTURE))],
  }
}

/** Stores the summary of a record. Pass undefined after the record is deleted. */
export async function summarize(
  store: Store,
  kind: Shown,
  key: string,
  record: Records[Shown] | undefined,
): Promise<void> {
  await store.change('summaries', `${kind}.${key}`, () => record && summaryOf(record))
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
