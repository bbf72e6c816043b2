import { renderToStaticMarkup } from 'react-dom/server'
import { Editor, Frame, type Resolver } from '@craftjs/core'

/** Renders each saved page. Returns the names of pages that fail, with the reason. */
export function brokenPages(
  pages: Record<string, string>,
  resolver: Resolver,
): string[] {
  const broken: string[] = []
  for (const [name, json] of Object.entries(pages)) {
    try {
      const html = renderToStaticMarkup(
        <Editor resolver={resolver} enabled={false}>
          <Frame data={json} />
        </Editor>,
      )
      // Without a ROOT, Craft.js renders nothing and does not throw.
      if (html === '') broken.push(`${name}: it renders nothing`)
    } catch (error) {
      broken.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return broken
}
