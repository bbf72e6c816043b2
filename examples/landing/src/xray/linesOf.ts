import type { SerializedNodes } from '@craftjs/core'

/** The lines of one block in the JSON of the page. */
export type BlockLines = { id: string; lines: string[] }

/** Lists of numbers and of ids on one line, as one would write them. */
const shortLists = (json: string) =>
  json.replace(/\[[^[\]{}]*\]/g, (list) => list.replace(/\s+/g, ' '))

/** The JSON that Craft.js saves, line by line, for each block. */
export function linesOf(nodes: SerializedNodes): BlockLines[] {
  const entries = Object.entries(nodes)
  return entries.map(([id, node], at) => {
    const json = `"${id}": ${shortLists(JSON.stringify(node, null, 2))}`
    const isLast = at === entries.length - 1
    return { id, lines: `${json}${isLast ? '' : ','}`.split('\n') }
  })
}
