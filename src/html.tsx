import type { HTMLAttributes, ReactNode } from 'react'

interface DocumentParts {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>
  headComponents: ReactNode
  bodyAttributes: HTMLAttributes<HTMLBodyElement>
  preBodyComponents: ReactNode
  body: string
  postBodyComponents: ReactNode
}

/** The document around every page: Gatsby's default without its tags for old browsers. */
export default function Document(parts: DocumentParts) {
  return (
    <html lang="en" {...parts.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {parts.headComponents}
      </head>
      <body {...parts.bodyAttributes}>
        {parts.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: parts.body }} />
        {parts.postBodyComponents}
      </body>
    </html>
  )
}
