import { type Fields, nodesOf } from '@craftjs-site/saved-page'
import { treeRows } from './treeRows'

/** A block of the page, with those in it. */
export interface Box {
  id: string
  /** Its component or tag. */
  name: string
  /** What it says, as far as its props show it. */
  text: string
  /** Whether its blocks are side by side. */
  isRow: boolean
  boxes: Box[]
}

/** A page as boxes: its components are not known here. */
export interface Picture {
  boxes: readonly Box[]
  /** How many Nodes are not in it. */
  left: number
}

/** The most boxes, the deepest, and the longest text. */
const MAX_BOXES = 200
const MAX_LEVEL = 12
const MAX_TEXT = 80

/** The props that hold what a component says, in most editors. */
const TEXT_PROPS = ['text', 'children', 'title', 'label', 'heading', 'content', 'alt']

const recordOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

function boxOf(id: string, name: string, node: Fields): Box {
  const props = recordOf(node.props)
  const says = TEXT_PROPS.map((key) => props[key]).find((value) => typeof value === 'string' && value !== '')
  const isRow = [props, recordOf(props.style)].some(({ flexDirection }) => flexDirection === 'row')
  return { id, name, text: typeof says === 'string' ? says.slice(0, MAX_TEXT) : '', isRow, boxes: [] }
}

/** What a page shows, as far as that can be told without its components. Hidden Nodes are left out, with what is in them. */
export function pictureOf(page: Fields): Picture {
  const nodes = nodesOf(page)
  const boxes: Box[] = []
  /** By the index of the row: its box, or `null` if it is not shown. */
  const drawn: (Box | null)[] = []
  let count = 0
  let left = 0
  for (const { id, name, level, above, isHidden, isReachable } of treeRows(page)) {
    const around = above === null ? undefined : drawn[above]
    const isShown = isReachable && !isHidden && around !== null
    const isDrawn = isShown && count < MAX_BOXES && level <= MAX_LEVEL
    if (isShown && !isDrawn) left += 1
    const box = isDrawn ? boxOf(id, name, nodes.get(id) ?? {}) : null
    drawn.push(box)
    if (box === null) continue
    count += 1
    ;(around?.boxes ?? boxes).push(box)
  }
  return { boxes, left }
}
