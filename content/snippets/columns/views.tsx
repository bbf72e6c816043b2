import { forwardRef, type ReactNode } from 'react'

export const RowView = forwardRef<HTMLElement, { children?: ReactNode }>(
  function RowView({ children }, ref) {
    return (
      <section ref={ref} className="row">
        {children}
      </section>
    )
  },
)

export interface ColumnProps {
  /** The width relative to the other columns in the row. */
  width?: number
  children?: ReactNode
}

export const ColumnView = forwardRef<HTMLDivElement, ColumnProps>(function ColumnView(
  { width = 1, children },
  ref,
) {
  return (
    <div ref={ref} className="column" style={{ flexGrow: width }}>
      {children}
    </div>
  )
})

/** The views for published pages, by resolver key. */
export const columnViews = { Row: RowView, Column: ColumnView }
