import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SavedNodes } from '../../../model/body'
import { ObserverContext } from './editorView'

/** The HTML that a demo renders on a server, and what its editor would save then. Throws what the demo throws. */
export function renderSnapshot(demo: ComponentType): { html: string; saved: SavedNodes } {
  let saved: SavedNodes = {}
  const html = renderToStaticMarkup(
    createElement(
      ObserverContext.Provider,
      { value: (view) => void (saved = view.saved) },
      createElement(demo),
    ),
  )
  return { html, saved }
}
