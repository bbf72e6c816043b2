import type { Options } from '@craftjs/core'

/**
 * For `normalizeNodes`: gives each new Node of `type` a name that no other field of the page has. A form sends
 * its answers by name, so equal names would mix them up.
 */
export const uniqueNames =
  (type: string): NonNullable<Options['normalizeNodes']> =>
  (state, previous) => {
    // Existing fields keep their names: stored answers use them.
    const added = new Set(Object.keys(state.nodes).filter((id) => !previous.nodes[id]))
    if (added.size === 0) return
    const fields = Object.values(state.nodes).filter(({ data }) => data.name === type)
    const taken = new Set(
      fields.filter(({ id }) => !added.has(id)).map(({ data }) => data.props.name),
    )
    for (const { id, data } of fields) {
      if (!added.has(id)) continue
      const base = String(data.props.name).replace(/-\d+$/, '')
      let name = data.props.name as string
      for (let count = 2; taken.has(name); count++) name = `${base}-${count}`
      taken.add(name)
      if (name !== data.props.name) data.props.name = name
    }
  }
