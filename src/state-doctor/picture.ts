import { type Fields, nodesOf } from '@craftjs-site/saved-page'
import { treeRows } from './treeRows'

/** A block of the page, with its nested blocks. */
export interface Box {
  id: string
  /** Its component or tag. */
  name: string
  /** Its text, guessed from its props. */
  text: string
  /** Whether its blocks are side by side. */
  isRow: boolean
  boxes: Box[]
}

/** A page as boxes, because its components are not available here. */
export interface Picture {
  boxes: readonly Box[]
  /** The number of visible Nodes that are not in the picture. */
  omitted: number
}

/** Limits: number of boxes, nesting levels, and characters of a text. */
const MAX_BOXES = 200
const MAX_LEVEL = 12
const MAX_TEXT_LENGTH = 80

/** Props that contain the text of a component in most editors. */
const TEXT_PROPS = ['text', 'children', 'title', 'label', 'heading', 'content', 'alt']

const recordOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

function boxOf(id: string, name: string, node: Fields): Box {
  const props = recordOf(node.props)
  const text = TEXT_PROPS.map((key) => props[key]).find((value) => typeof value === 'string' && value !== '')
  const isRow = [props, recordOf(props.style)].some(({ flexDirection }) => flexDirection === 'row')
  return { id, name, text: typeof text === 'string' ? text.slice(0, MAX_TEXT_LENGTH) : '', isRow, boxes: [] }
}

/** Sketches a page without its components. Hidden Nodes are omitted, with everything in them. */
export function pictureOf(page: Fields): Picture {
  const nodes = nodesOf(page)
  const boxes: Box[] = []
  /** The box of each row, or `null` if it has none. */
  const boxesByRow: (Box | null)[] = []
  let count = 0
  let omitted = 0
  for (const { id, name, level, above, isHidden, isReachable } of treeRows(page)) {
    const around = above === null ? undefined : boxesByRow[above]
    const isShown = isReachable && !isHidden && around !== null
    const isDrawn = isShown && count < MAX_BOXES && level <= MAX_LEVEL
    if (isShown && !isDrawn) omitted += 1
    const box = isDrawn ? boxOf(id, name, nodes.get(id) ?? {}) : null
    boxesByRow.push(box)
    if (box === null) continue
    count += 1
    ;(around?.boxes ?? boxes).push(box)
  }
  return { boxes, omitted }
}
