import type { Store } from './store'

/** Keeps the records for as long as the program runs: for tests, and where a browser keeps nothing. */
export function memoryStore(): Store {
  const records = new Map<string, unknown>()
  return {
    read: (kind, key) =>
      Promise.resolve(records.get(`${kind}/${key}`) as never),
    async change(kind, key, change) {
      await Promise.resolve()
      const before = records.get(`${kind}/${key}`) as never
      const after = change(before)
      if (after === undefined) records.delete(`${kind}/${key}`)
      else records.set(`${kind}/${key}`, after)
    },
    keys(kind) {
      const own = [...records.keys()].filter((key) =>
        key.startsWith(`${kind}/`),
      )
      return Promise.resolve(
        own.map((key) => key.slice(kind.length + 1)).sort(),
      )
    },
  }
}
