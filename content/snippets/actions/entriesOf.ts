/** What a form contains, by name. Several answers with one name, such as ticked boxes, are a list. */
export function entriesOf<Entry>(form: {
  keys: () => Iterable<string>
  getAll: (name: string) => Entry[]
}): Record<string, Entry | Entry[]> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const all = form.getAll(name)
      return [name, all.length > 1 ? all : all[0]!]
    }),
  )
}
