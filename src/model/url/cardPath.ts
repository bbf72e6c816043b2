/** Where the picture for previews of a link to the page at `path` stands: `/cards/docs/overview.png`. */
export function cardPath(path: string): string {
  const page = path.replace(/\/+$/, '').replace(/\.html$/, '')
  return `/cards${page === '' ? '/index' : page}.png`
}

/** Width and height of such a picture, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const
