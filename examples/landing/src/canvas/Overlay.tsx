import { useEditor } from '@craftjs/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { placeOfLabel } from './placeOfLabel'

/** The id of the layer above the page that contains the overlays. The shell renders it. */
export const overlayId = 'overlay'

type OverlayProps = {
  /** The block to cover. */
  id: string
  className: string
  /** The state of the block, which the style sheet of the recipe for frames draws. */
  mark?: 'hovered' | 'selected' | 'target' | 'refused'
  children?: ReactNode
}

/** Renders its children exactly over a block, in a layer above the page, so that the page's markup does not change. */
export const Overlay = ({ id, className, mark, children }: OverlayProps) => {
  const { query } = useEditor()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let frame = 0
    let last = ''
    // A block moves for many reasons (scrolling, typing, pictures, its neighbors), so measure it in every frame.
    const follow = () => {
      frame = requestAnimationFrame(follow)
      // A new block has no element yet, and collectors are not notified when it gets one.
      const dom = query.node(id).get()?.dom
      if (!dom || !box.current) return
      const area = box.current.parentElement?.getBoundingClientRect()
      const block = dom.getBoundingClientRect()
      const { width, height } = block
      const left = block.left - (area?.left ?? 0)
      const top = block.top - (area?.top ?? 0)
      const place = `${left} ${top} ${width} ${height}`
      if (place === last) return
      last = place
      const { style } = box.current
      // No transform, because it would affect elements with a fixed position inside.
      style.left = `${left}px`
      style.top = `${top}px`
      style.width = `${width}px`
      style.height = `${height}px`
      const { dataset } = box.current
      const label = box.current.firstElementChild
      if (!(label instanceof HTMLElement) || !area) return
      const { isBelow, isShifted, isBeside } = placeOfLabel(block, label, area)
      dataset.beside = String(Boolean(isBeside))
      // From the block to the edge of the page.
      const page = document.querySelector('.page > *')?.getBoundingClientRect()
      style.setProperty('--inset', `${block.left - (page?.left ?? 0)}px`)
      dataset.flipped = String(isBelow)
      dataset.shifted = String(isShifted)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [id, query])

  const layer = document.getElementById(overlayId)
  if (!layer) return null
  return createPortal(
    <div ref={box} className={`overlay-box ${className}`} data-mark={mark}>
      {children}
    </div>,
    layer,
  )
}
