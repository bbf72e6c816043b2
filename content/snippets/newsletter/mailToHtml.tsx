import type { ElementType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SerializedNodes } from '@craftjs/core'
import { PageView } from '../saving/PageView'
import { absoluteAddresses } from './absoluteAddresses'

export interface Newsletter {
  nodes: SerializedNodes
  /** The views, by resolver key: `mailViews`, with the views of your own components. */
  views: Record<string, ElementType>
  subject: string
  /** The text that lists of mails show after the subject. Optional. */
  preheader?: string
  /** The URL of your site. */
  base: string
}

/** Hides text from readers of the mail, in Outlook too. */
const hidden = { display: 'none', fontSize: 0, lineHeight: 0, msoHide: 'all' }

/** Renders the newsletter as an HTML document for email clients. */
export function mailToHtml(newsletter: Newsletter): string {
  const { nodes, views, subject, preheader, base } = newsletter
  const document = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0 }}>
        {preheader && <span style={hidden}>{preheader}</span>}
        <PageView nodes={absoluteAddresses(nodes, base)} views={views} />
      </body>
    </html>,
  )
  return `<!doctype html>${document}`
}
