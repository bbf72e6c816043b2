import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SavedNodes } from '../../../model/demo'
import { WatchContext } from './WatchContext'

/** What a server draws of a demo, and what its editor would save at that moment. Throws what the demo throws. */
export function pictureOf(demo: ComponentType): { html: string; saved: SavedNodes } {
  let saved: SavedNodes = {}
  const html = renderToStaticMarkup(
    createElement(WatchContext.Provider, { value: (view) => void (saved = view.saved) }, createElement(demo)),
  )
  return { html, saved }
}
