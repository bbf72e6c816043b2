import type { Store } from './store'

/** Stores the records in memory, for tests and for browsers that block storage. */
export function memoryStore(): Store {
  const records = new Map<string, unknown>()
  return {
    read: (kind, key) => Promise.resolve(records.get(`${kind}/${key}`) as never),
    async change(kind, key, change) {
      await Promise.resolve()
      const before = records.get(`${kind}/${key}`) as never
      const after = change(before)
      if (after === undefined) records.delete(`${kind}/${key}`)
      else records.set(`${kind}/${key}`, after)
    },
    keys(kind) {
      const own = [...records.keys()].filter((key) => key.startsWith(`${kind}/`))
      return Promise.resolve(own.map((key) => key.slice(kind.length + 1)).sort())
    },
  }
}
