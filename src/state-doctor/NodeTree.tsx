import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { ShownFinding } from './diagnosis'
import type { TreeRow } from './treeRows'

interface NodeTreeProps {
  rows: readonly TreeRow[]
  findings: readonly ShownFinding[]
  selected: string | null
  onSelect: (id: string) => void
}

/** Larger trees start with only their upper levels open. */
const MAX_OPEN_ROWS = 200
const OPEN_LEVELS = 3

/** The number of rows shown at first, and added by “Show more”. */
const ROWS_PER_STEP = 200

/** Deeper rows are not indented any further. */
const MAX_INDENT = 12

/** The Nodes that are open at first. */
const initiallyOpen = (rows: readonly TreeRow[]) =>
  new Set(
    rows
      .filter(({ level, children }) => children > 0 && (rows.length <= MAX_OPEN_ROWS || level < OPEN_LEVELS))
      .map(({ id }) => id),
  )

/** The rows that are not inside a closed row. */
function visibleRows(rows: readonly TreeRow[], open: ReadonlySet<string>): TreeRow[] {
  const isShown: boolean[] = []
  return rows.filter(({ above }, at) => {
    const parent = above === null ? undefined : rows[above]
    const shown = parent === undefined || (isShown[above as number] === true && open.has(parent.id))
    isShown[at] = shown
    return shown
  })
}

type Severity = ShownFinding['severity']

/** Most severe first. */
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note']
const worseOf = (...two: Severity[]) => SEVERITIES.find((each) => two.includes(each)) ?? 'note'

/** The number of findings about each Node, and the worst severity. */
function countsOf(findings: readonly ShownFinding[]): Map<string, { count: number; worst: Severity }> {
  const counts = new Map<string, { count: number; worst: Severity }>()
  for (const { node, severity } of findings) {
    if (node === null) continue
    const known = counts.get(node) ?? { count: 0, worst: severity }
    counts.set(node, { count: known.count + 1, worst: worseOf(known.worst, severity) })
  }
  return counts
}

/** Milliseconds after which a typed letter starts a new search. */
const TYPEAHEAD_PAUSE_MS = 700

/** The next row after `at` whose name or id starts with `text`. Repeating one letter moves from match to match. */
function nextMatch(rows: readonly TreeRow[], at: number, text: string): TreeRow | undefined {
  const start = [...text].every((letter) => letter === text[0]) ? text.charAt(0) : text
  const from = start === text && text.length > 1 ? at : at + 1
  return [...rows.slice(from), ...rows.slice(0, from)].find(({ name, id }) =>
    [name, id].some((each) => each.toLowerCase().startsWith(start)),
  )
}

/** The ids of a row and its siblings, if they have children. */
const siblingsOf = (row: TreeRow, rows: readonly TreeRow[]) =>
  rows.filter(({ above, children }) => above === row.above && children > 0).map(({ id }) => id)

/** The Nodes of the saved page, as a tree with keyboard navigation (ARIA Authoring Practices, “Tree View”). */
export function NodeTree({ rows, findings, selected, onSelect }: NodeTreeProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => initiallyOpen(rows))
  const tree = useRef<HTMLDivElement>(null)
  /** The letters typed to find a row. */
  const typed = useRef('')
  const typeaheadTimer = useRef<ReturnType<typeof setTimeout>>()
  const counts = useMemo(() => countsOf(findings), [findings])
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])

  useEffect(() => setOpen(initiallyOpen(rows)), [rows])
  // Reveal a Node that was selected elsewhere.
  useEffect(() => {
    const above: string[] = []
    for (let row = selected === null ? undefined : byId.get(selected); row?.above != null;) {
      row = rows[row.above]
      if (row) above.push(row.id)
    }
    if (above.length > 0) setOpen((before) => new Set([...before, ...above]))
  }, [selected, byId, rows])

  const all = useMemo(() => visibleRows(rows, open), [rows, open])
  const [limit, setLimit] = useState(ROWS_PER_STEP)
  const needed = selected === null ? -1 : all.findIndex(({ id }) => id === selected)
  const visible = all.slice(0, Math.max(limit, Math.ceil((needed + 1) / ROWS_PER_STEP) * ROWS_PER_STEP))
  const current = selected !== null && visible.some(({ id }) => id === selected) ? selected : visible[0]?.id

  const toggle = (id: string, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((each) => each !== id)))
  const go = (row: TreeRow | undefined) => {
    if (!row) return
    onSelect(row.id)
    const at = visible.indexOf(row)
    tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[at]?.focus()
  }
  /** Goes to the next row whose name or id starts with what was typed. */
  const type = (character: string) => {
    clearTimeout(typeaheadTimer.current)
    typeaheadTimer.current = setTimeout(() => (typed.current = ''), TYPEAHEAD_PAUSE_MS)
    typed.current += character.toLowerCase()
    const at = visible.findIndex(({ id }) => id === current)
    go(nextMatch(visible, at, typed.current))
  }
  const move = (event: KeyboardEvent) => {
    const at = visible.findIndex(({ id }) => id === current)
    const row = visible[at]
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return
    const isOpen = open.has(row.id)
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(visible[at + 1]),
      ArrowUp: () => go(visible[at - 1]),
      Home: () => go(visible[0]),
      End: () => go(visible.at(-1)),
      ArrowRight: () =>
        row.children > 0 && !isOpen ? toggle(row.id, true) : row.children > 0 && go(visible[at + 1]),
      ArrowLeft: () =>
        row.children > 0 && isOpen
          ? toggle(row.id, false)
          : go(row.above === null ? undefined : rows[row.above]),
      Enter: () => onSelect(row.id),
      '*': () => setOpen((before) => new Set([...before, ...siblingsOf(row, rows)])),
      ' ': () => (typed.current === '' ? onSelect(row.id) : type(' ')),
    }
    const isLetter = event.key.length === 1 && !Object.hasOwn(keys, event.key)
    if (!isLetter && !Object.hasOwn(keys, event.key)) return
    event.preventDefault()
    if (isLetter) type(event.key)
    else keys[event.key]?.()
  }

  return (
    <div className="doctor-outline">
      <div className="doctor-tree" role="tree" aria-label="Nodes" tabIndex={-1} ref={tree} onKeyDown={move}>
        {visible.map((row) => {
          const { count = 0, worst = 'note' } = counts.get(row.id) ?? {}
          return (
            // The tree handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={row.id}
              role="treeitem"
              aria-level={row.level}
              aria-expanded={row.children > 0 ? open.has(row.id) : undefined}
              aria-selected={row.id === selected}
              tabIndex={row.id === current ? 0 : -1}
              data-reachable={row.isReachable}
              onClick={() => onSelect(row.id)}
            >
              {/* Opens and closes the row for pointers. With a keyboard, arrow keys do. */}
              <span
                className="doctor-twist"
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation()
                  if (row.children > 0) toggle(row.id, !open.has(row.id))
                }}
              >
                {'\u2003'.repeat(Math.min(row.level, MAX_INDENT) - 1)}
                {row.children === 0 ? '\u2003' : open.has(row.id) ? '▾' : '▸'}
              </span>
              <span>
                <b>{row.name}</b> <code>{row.id}</code>
                {row.linkedAs === null ? null : <i>linked as {row.linkedAs}</i>}
                {row.isHidden ? <i>hidden</i> : null}
                {row.isReachable ? null : <i>not in the tree</i>}
                {count === 0 ? null : (
                  <span className="doctor-count" data-worst={worst}>
                    {count === 1 ? '1 finding' : `${count} findings`}
                  </span>
                )}
              </span>
            </div>
          )
        })}
      </div>
      {visible.length < all.length && (
        <button type="button" onClick={() => setLimit(visible.length + ROWS_PER_STEP)}>
          Show more of {all.length.toLocaleString('en-US')} Nodes
        </button>
      )}
    </div>
  )
}
