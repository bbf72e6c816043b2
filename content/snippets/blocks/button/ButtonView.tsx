import { forwardRef } from 'react'
import type { Inside } from '../shared/inside'
import { textOn } from './textOn'

export interface ButtonProps {
  label: string
  href: string
  /** Leave it empty for the color of the style sheet. */
  color: string
}

/** Buttons in older pages have no color. */
type SavedButton = Omit<ButtonProps, 'color'> & { color?: string }

export const ButtonView = forwardRef<HTMLAnchorElement, SavedButton>(
  function ButtonView({ label, href, color }, ref) {
    const style = color ? { background: color, color: textOn(color) } : undefined
    return (
      <a ref={ref} className="block-button" href={href} style={style}>
        {label}
      </a>
    )
  },
)

export const ButtonBarView = forwardRef<HTMLDivElement, Inside>(function ButtonBarView(
  { children },
  ref,
) {
  return (
    <div ref={ref} className="block-buttons">
      {children}
    </div>
  )
})
