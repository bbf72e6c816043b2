import { forwardRef, type ReactNode } from 'react'
import { PartView } from './PartView'

export const AreaView = forwardRef<HTMLDivElement, { children?: ReactNode }>(
  function AreaView({ children }, ref) {
    return (
      <div className="area" ref={ref}>
        {children}
      </div>
    )
  },
)

export const LineView = forwardRef<HTMLParagraphElement, { text: string }>(
  function LineView({ text }, ref) {
    return (
      <p className="line" ref={ref}>
        {text}
      </p>
    )
  },
)

/** The views, by resolver key. */
export const views = { Area: AreaView, Line: LineView, Part: PartView }
