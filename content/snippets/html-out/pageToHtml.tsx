import type { ElementType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SerializedNodes } from '@craftjs/core'
import { PageView } from '../saving/PageView'

interface PublishedPage {
  nodes: SerializedNodes
  views: Record<string, ElementType>
  title: string
  /** The URL of the views' style sheet. */
  styles: string
}

/** Renders a complete HTML document, for a file or a server response. */
export function pageToHtml({ nodes, views, title, styles }: PublishedPage): string {
  const document = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <PageView nodes={nodes} views={views} />
      </body>
    </html>,
  )
  return `<!doctype html>${document}`
}
