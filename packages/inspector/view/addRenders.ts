import type { Render } from '../observe/renders'

/** How often a component has rendered again. */
export interface Rendered extends Render {
  times: number
  /** Whether it was one of the last that did. */
  isLast: boolean
}

/** How many components are listed. */
const MAX_LISTED = 500

const keyOf = ({ component, id }: Render) => `${component} ${id}`

/** Adds what has rendered to a list, the latest first. */
export function addRenders(listed: readonly Rendered[], added: readonly Render[]): Rendered[] {
  const earlier = new Map(listed.map((each) => [keyOf(each), { ...each, isLast: false }]))
  const latest = new Map<string, Rendered>()
  for (const render of added) {
    const key = keyOf(render)
    const { times } = latest.get(key) ?? earlier.get(key) ?? { times: 0 }
    latest.set(key, { ...render, times: times + 1, isLast: true })
  }
  for (const key of latest.keys()) earlier.delete(key)
  return [...latest.values(), ...earlier.values()].slice(0, MAX_LISTED)
}
