import { createHash } from 'node:crypto'
import type { SavedNodes } from '../../../model/demo'

/** Letters that the ids of Craft.js have. */
const idFrom = (seed: string) => createHash('sha256').update(seed).digest('base64url').slice(0, 10)

/** The same nodes under ids that do not change from build to build: Craft.js draws new ones every time. */
export function lastingIds(saved: SavedNodes, seed: string): SavedNodes {
  const ids = Object.keys(saved).filter((id) => id !== 'ROOT')
  const text = ids.reduce(
    (json, id, index) => json.replaceAll(`"${id}"`, `"${idFrom(`${seed} ${index}`)}"`),
    JSON.stringify(saved),
  )
  return JSON.parse(text) as SavedNodes
}
