import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SavedNodes } from '../../../model/body'
import { type DemoReport, ReportContext } from './demoReport'

/** The HTML that a demo renders on a server, and the page that its editor would save. Throws what the demo throws. */
export function renderSnapshot(demo: ComponentType): { html: string; saved: SavedNodes } {
  let saved: SavedNodes = {}
  const { error } = console
  // In development, React warns about effects that do nothing on a server. Here that is intended.
  console.error = (...args) => void (String(args[0]).includes('useLayoutEffect') || error(...args))
  try {
    const value = (report: DemoReport) => void (saved = report.saved)
    const html = renderToStaticMarkup(createElement(ReportContext.Provider, { value }, createElement(demo)))
    return { html, saved }
  } finally {
    console.error = error
  }
}
