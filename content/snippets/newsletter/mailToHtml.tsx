import { renderToStaticMarkup } from 'react-dom/server'
import type { SerializedNodes } from '@craftjs/core'
import { PageView } from '../saving/PageView'
import { absoluteAddresses } from './absoluteAddresses'
import { mailViews } from './mailViews'

interface Newsletter {
  nodes: SerializedNodes
  subject: string
  /** The URL of your site. */
  base: string
}

/** Renders the newsletter as an HTML document for email clients. */
export function mailToHtml({ nodes, subject, base }: Newsletter): string {
  const document = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0 }}>
        <PageView nodes={absoluteAddresses(nodes, base)} views={mailViews} />
      </body>
    </html>,
  )
  return `<!doctype html>${document}`
}
