import { renderToStaticMarkup } from 'react-dom/server'
import type { Resolver } from '@craftjs/core'
import { PublishedPage } from './PublishedPage'

/** The page as HTML, without any attribute of Craft.js or React. */
export function exportHtml(json: string, resolver: Resolver): string {
  return renderToStaticMarkup(<PublishedPage json={json} resolver={resolver} />)
}
