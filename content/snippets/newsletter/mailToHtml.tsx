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
  /** The URL of your site. */
  base: string
}

/** Renders the newsletter as an HTML document for email clients. */
export function mailToHtml({ nodes, views, subject, base }: Newsletter): string {
  const document = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0 }}>
        <PageView nodes={absoluteAddresses(nodes, base)} views={views} />
      </body>
    </html>,
  )
  return `<!doctype html>${document}`
}
