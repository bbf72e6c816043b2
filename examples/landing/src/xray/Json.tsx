import { useEditor } from '@craftjs/core'
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react'
import { Overlay } from '../canvas/Overlay'
import { linesOf } from './linesOf'

/** The prefix of element ids. */
const prefix = 'json-'

/** Returns the id of the block whose lines are under the pointer. */
const idAt = ({ target }: SyntheticEvent): string | undefined =>
  (target as Element).closest('[role=option]')?.id.slice(prefix.length)

/** Returns the lines that the last change added. */
function useChanged(text: string): ReadonlySet<string> {
  const [known, setKnown] = useState({ text, changed: new Set<string>() })
  if (known.text !== text) {
    const before = new Set(known.text.split('\n'))
    const changed = text.split('\n').filter((line) => !before.has(line))
    setKnown({ text, changed: new Set(changed) })
  }
  return known.changed
}

/**
 * The page as the JSON that would be saved. The block under the pointer, or else the selected one, is highlighted here and
 * on the page. Arrow keys move from block to block, and Enter or a click selects one.
 */
export const Json = () => {
  const { query, actions, json, hovered, selected } = useEditor((_, all) => ({
    json: all.serialize(),
    hovered: all.getEvent('hovered').first() as string | undefined,
    selected: all.getEvent('selected').first() as string | undefined,
  }))
  const [pointed, setPointed] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  const blocks = linesOf(query.getSerializedNodes())
  const changed = useChanged(blocks.flatMap(({ lines }) => lines).join('\n'))
  const exists = (id?: string) => blocks.some((block) => block.id === id)
  const lit = [pointed, hovered, selected].find(exists)

  // Scroll to the block that the user hovers on the page. Scroll only the list, never the page around it.
  useEffect(() => {
    const block = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!block || !list.current || pointed === lit) return
    list.current.scrollTop = block.offsetTop - list.current.clientHeight / 4
  }, [lit, pointed, json])

  const onKeyDown = (event: KeyboardEvent) => {
    const at = blocks.findIndex(({ id }) => id === lit)
    const next = {
      ArrowDown: Math.min(at + 1, blocks.length - 1),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: blocks.length - 1,
    }[event.key]
    if (event.altKey) return
    if (event.key === 'Enter' && lit) actions.selectNode(lit)
    else if (next !== undefined) actions.selectNode(blocks[next]?.id)
    else return
    setPointed(undefined)
    event.preventDefault()
  }

  return (
    <>
      <div
        ref={list}
        className="xray-json"
        role="listbox"
        aria-label="JSON of the page"
        aria-activedescendant={lit && prefix + lit}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={(event) => actions.selectNode(idAt(event))}
        onPointerMove={(event) => setPointed(idAt(event))}
        onPointerLeave={() => setPointed(undefined)}
      >
        {blocks.map(({ id, lines }) => (
          <div key={id} id={prefix + id} role="option" aria-selected={id === lit}>
            {lines.map((line, at) => (
              <code key={`${at} ${line}`} data-changed={changed.has(line) || undefined}>
                {line}
              </code>
            ))}
          </div>
        ))}
      </div>
      {pointed && lit && <Overlay key={lit} id={lit} className="xray-block" />}
    </>
  )
}
