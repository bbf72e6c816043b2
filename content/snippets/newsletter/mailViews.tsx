import { forwardRef, type CSSProperties, type ReactNode } from 'react'

// The views for email clients: table layout, inline styles, no Craft.js hooks.

const font: CSSProperties = {
  fontFamily: 'Arial, sans-serif',
  fontSize: 16,
  lineHeight: '24px',
  color: '#222222',
}

/** A layout table, which screen readers do not announce as a table. */
const layout = { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0 }

export const MailView = forwardRef<HTMLTableCellElement, { children?: ReactNode }>(
  function MailView({ children }, ref) {
    return (
      <table {...layout} width="100%" style={{ backgroundColor: '#eeeeee' }}>
        <tbody>
          <tr>
            <td align="center" style={{ padding: 16 }}>
              <table {...layout} width="100%" style={{ maxWidth: 600 }}>
                <tbody>
                  <tr>
                    <td ref={ref} style={{ padding: 24, backgroundColor: '#ffffff' }}>
                      {children}
                    </td>
                  </tr>
                </tbody>
              </table>
            </td>
          </tr>
        </tbody>
      </table>
    )
  },
)

export interface TextProps {
  text: string
  size: 'title' | 'text'
}

export const TextView = forwardRef<HTMLParagraphElement, TextProps>(function TextView(
  { text, size },
  ref,
) {
  const title = size === 'title' && { fontSize: 24, lineHeight: '32px' }
  return (
    <p ref={ref} style={{ ...font, ...title, margin: '0 0 16px' }}>
      {text}
    </p>
  )
})

export interface ButtonProps {
  label: string
  href: string
}

export const ButtonView = forwardRef<HTMLTableElement, ButtonProps>(function ButtonView(
  { label, href },
  ref,
) {
  return (
    <table ref={ref} {...layout} style={{ marginBottom: 16 }}>
      <tbody>
        <tr>
          <td style={{ padding: '12px 24px', backgroundColor: '#1b5e3b' }}>
            <a
              href={href}
              style={{ ...font, color: '#ffffff', textDecoration: 'none' }}
            >
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
})

interface ColumnsProps {
  /** The linked Nodes, by the id of their <Element>. */
  parts: { left?: ReactNode; right?: ReactNode }
}

export const ColumnsView = forwardRef<HTMLTableElement, ColumnsProps>(
  function ColumnsView({ parts }, ref) {
    return (
      <table ref={ref} {...layout} width="100%">
        <tbody>
          <tr>
            {parts.left}
            {parts.right}
          </tr>
        </tbody>
      </table>
    )
  },
)

export const ColumnView = forwardRef<HTMLTableCellElement, { children?: ReactNode }>(
  function ColumnView({ children }, ref) {
    return (
      <td ref={ref} width="50%" valign="top" style={{ padding: 8 }}>
        {children}
      </td>
    )
  },
)

/** The views, by resolver key. */
export const mailViews = {
  Mail: MailView,
  Text: TextView,
  Button: ButtonView,
  Columns: ColumnsView,
  Column: ColumnView,
}
