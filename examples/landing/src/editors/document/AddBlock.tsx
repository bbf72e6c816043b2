import { useEditor, useNode } from '@craftjs/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { fittingKinds } from '../../arrange/fittingKinds'
import type { NewPlace } from '../../arrange/placeForNew'
import { nameOf } from '../../arrange/query'
import { useAdd } from '../../arrange/useAdd'
import { Icon } from '../../Icon'

/** The "+" button below a block, or inside an empty one, with a menu of the kinds of blocks that fit. */
export const AddBlock = () => {
  const { id } = useNode()
  const { actions, connectors, query } = useEditor()
  const add = useAdd()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement | null>(null)
  const menu = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isOpen) return
    menu.current?.querySelector('button')?.focus({ preventScroll: true })
    const leave = ({ target }: Event) => {
      if (!menu.current?.parentElement?.contains(target as Element)) {
        setOpen(false)
      }
    }
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  }, [isOpen])

  const node = query.node(id).get()
  if (!node?.data.parent) return null
  const { parent, nodes } = node.data
  const isEmptyCanvas = query.node(id).isCanvas() && nodes.length === 0
  const place: NewPlace = isEmptyCanvas
    ? { parent: id, index: 0 }
    : {
        parent,
        index: query.node(parent).get().data.nodes.indexOf(id) + 1,
      }
  const kinds = isOpen ? fittingKinds(query, place.parent) : []
  const label = isEmptyCanvas
    ? `Add a block to ${nameOf(query, id)}`
    : `Add a block after ${nameOf(query, id)}`

  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLButtonElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') close()
    else if (step) items.at((at + step) % items.length)?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="add" data-inside={isEmptyCanvas || undefined}>
      <button
        ref={(el) => {
          opener.current = el
          if (el) connectors.hover(el, id)
        }}
        type="button"
        className="plus"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          actions.selectNode(id)
          setOpen(!isOpen)
        }}
      >
        <Icon name="plus" />
      </button>
      {isOpen && (
        <div
          ref={menu}
          className="add-menu"
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
        >
          {kinds.map((kind) => (
            <button
              key={kind.label}
              type="button"
              role="menuitem"
              onClick={() => add(kind, place)}
            >
              <Icon name={kind.icon} />
              {kind.label}
            </button>
          ))}
          {kinds.length === 0 && (
            <button type="button" role="menuitem" onClick={close}>
              Nothing more fits here
            </button>
          )}
        </div>
      )}
    </div>
  )
}
