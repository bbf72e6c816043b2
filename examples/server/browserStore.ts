import type { Records, Store } from './store'

const KINDS: (keyof Records)[] = [
  'pages',
  'published',
  'versions',
  'templates',
  'pictures',
  'messages',
  'summaries',
]

/** The result of a request to IndexedDB. */
const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed.'))
  })

const endOf = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () =>
      reject(transaction.error ?? new Error('IndexedDB is full.'))
  })

/** Stores the records in this browser, in an IndexedDB database with this name. All tabs of the site share them. */
export function browserStore(name: string): Store {
  let opened: Promise<IDBDatabase> | undefined

  function open() {
    const request = indexedDB.open(name, 3)
    request.onupgradeneeded = () => {
      const { result } = request
      const isNew = (kind: string) => !result.objectStoreNames.contains(kind)
      for (const kind of KINDS.filter(isNew)) result.createObjectStore(kind)
    }
    return resultOf(request).then((database) => {
      // Another tab is deleting the database.
      database.onversionchange = () => {
        database.close()
        opened = undefined
      }
      return database
    })
  }

  async function collection(kind: keyof Records, mode: IDBTransactionMode) {
    opened ??= open()
    return (await opened).transaction(kind, mode).objectStore(kind)
  }

  return {
    async read(kind, key) {
      return resultOf((await collection(kind, 'readonly')).get(key)) as Promise<never>
    },
    async change(kind, key, change) {
      // Tabs share the database. The transaction makes the others wait.
      const records = await collection(kind, 'readwrite')
      const end = endOf(records.transaction)
      const before = (await resultOf(records.get(key))) as never
      const after = change(before)
      if (after === undefined) records.delete(key)
      else if (after !== before) records.put(after, key)
      await end
    },
    async keys(kind) {
      const keys = await resultOf((await collection(kind, 'readonly')).getAllKeys())
      return keys.map(String).sort()
    },
  }
}

/** Deletes all records of a store in this browser. */
export async function deleteStore(name: string): Promise<void> {
  await resultOf(indexedDB.deleteDatabase(name))
}
