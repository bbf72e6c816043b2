import { createContext, forwardRef, Fragment, useContext } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { PictureProps } from '../pictures/picture'
import { PictureImage } from '../pictures/pictureImage'

// The views for email clients: table layout, inline styles, no Craft.js hooks.

const font: CSSProperties = {
  fontFamily: 'Arial, sans-serif',
  fontSize: 16,
  lineHeight: '24px',
  color: '#222222',
  wordBreak: 'break-word',
}

/** A layout table, which screen readers do not announce as a table. */
const layout = { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0 }

/** The widths in pixels: of the mail, of its content, and of a column. Two columns fit in the content. */
const widths = { mail: 600, content: 552, column: 270 }
const AvailableWidth = createContext(widths.content)

/** The settings of a mail, in the props of its root. Its view does not show them. */
export interface MailProps {
  subject: string
  /** The text that lists of mails show after the subject. */
  preheader: string
  /** The URL of your site, for links and pictures. */
  site: string
}

export const firstMail: MailProps = { subject: '', preheader: '', site: '' }

export const MailView = forwardRef<HTMLTableCellElement, { children?: ReactNode }>(
  function MailView({ children }, ref) {
    return (
      <table {...layout} width="100%" style={{ backgroundColor: '#eeeeee' }}>
        <tbody>
          <tr>
            <td align="center" style={{ padding: '16px 0' }}>
              <table {...layout} width="100%" style={{ maxWidth: widths.mail }}>
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
      {text.split('\n').map((line, at) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  )
})

export interface MailPictureProps {
  picture: PictureProps
  /** The address that the picture links to, or an empty string. */
  href: string
  /** False in the editor, where the user drags the Node, not the file. */
  draggable?: false
}

/** Renders nothing until a picture has been chosen. */
export const PictureView = forwardRef<HTMLParagraphElement, MailPictureProps>(
  function PictureView({ picture, href, draggable }, ref) {
    const { src, width, alt, decorative } = picture
    const available = useContext(AvailableWidth)
    if (src === '') return null
    const image = (
      <PictureImage
        src={src}
        draggable={draggable}
        // A link needs a name, so its picture is never decorative.
        alt={decorative && href === '' ? '' : alt}
        // Outlook for Windows ignores max-width.
        width={Math.min(width, available)}
        style={{ display: 'block', maxWidth: '100%', height: 'auto', border: 0 }}
      />
    )
    return (
      <p ref={ref} style={{ ...font, margin: '0 0 16px' }}>
        {href === '' ? image : <a href={href}>{image}</a>}
      </p>
    )
  },
)

export interface ButtonProps {
  label: string
  href: string
  /** A plain link is for what most readers skip, such as “Unsubscribe”. */
  look?: 'filled' | 'link'
}

const looks = {
  filled: [
    { padding: '12px 24px', backgroundColor: '#1b5e3b' },
    { color: '#ffffff', textDecoration: 'none' },
  ],
  link: [{}, { color: '#1b5e3b', fontSize: 14, textDecoration: 'underline' }],
} as const

export const ButtonView = forwardRef<HTMLTableElement, ButtonProps>(function ButtonView(
  { label, href, look = 'filled' },
  ref,
) {
  const [cell, link] = look === 'link' ? looks.link : looks.filled
  return (
    <table ref={ref} {...layout} style={{ marginBottom: 16 }}>
      <tbody>
        <tr>
          <td style={cell}>
            <a href={href || undefined} style={{ ...font, ...link }}>
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
            <td>
              {parts.left}
              {parts.right}
            </td>
          </tr>
        </tbody>
      </table>
    )
  },
)

/** A table that floats to the left. Where two of them do not fit, as on a phone, they stack. */
export const ColumnView = forwardRef<HTMLTableCellElement, { children?: ReactNode }>(
  function ColumnView({ children }, ref) {
    return (
      <table
        {...layout}
        align="left"
        width={widths.column}
        style={{ maxWidth: '100%' }}
      >
        <tbody>
          <tr>
            <td ref={ref} style={{ padding: 8 }}>
              <AvailableWidth.Provider value={widths.column - 16}>
                {children}
              </AvailableWidth.Provider>
            </td>
          </tr>
        </tbody>
      </table>
    )
  },
)

/** The views, by resolver key. */
export const mailViews = {
  Mail: MailView,
  Text: TextView,
  Picture: PictureView,
  Button: ButtonView,
  Columns: ColumnsView,
  Column: ColumnView,
}
