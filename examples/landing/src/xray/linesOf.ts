import type { SerializedNodes } from '@craftjs/core'

/** The lines of one block in the JSON of the page. */
export type BlockLines = { id: string; lines: string[] }

/** Puts lists of numbers and ids on one line. */
const shortLists = (json: string) =>
  json.replace(/\[[^[\]{}]*\]/g, (list) => list.replace(/\s+/g, ' '))

/** Returns the JSON that Craft.js saves, as lines for each block. */
export function linesOf(nodes: SerializedNodes): BlockLines[] {
  const entries = Object.entries(nodes)
  return entries.map(([id, node], at) => {
    const json = `"${id}": ${shortLists(JSON.stringify(node, null, 2))}`
    const isLast = at === entries.length - 1
    return { id, lines: `${json}${isLast ? '' : ','}`.split('\n') }
  })
}
