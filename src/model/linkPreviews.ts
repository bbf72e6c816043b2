/** The picture that other services show with a link to a page. `npm run figures -w tools -- cards` draws it. */
interface LinkPreview {
  /** File name in `static/cards`, without the extension. */
  name: string
  /** Site path of the section that the picture shows. */
  path: string
  /** The heading on the picture, with its line breaks. */
  heading: string
  /** The sentence below the heading. */
  line: string
}

/** Size of a link preview in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

const HOME: LinkPreview = {
  name: 'home',
  path: '/',
  heading: 'Build any\npage editor',
  line: 'A React framework for drag-and-drop editors of your own',
}

/** One picture for each section of the site, and one for every other page. */
export const LINK_PREVIEWS: readonly LinkPreview[] = [
  { name: 'docs', path: '/docs', heading: 'Docs', line: 'Guides, concepts, recipes and the API of Craft.js' },
  { name: 'blog', path: '/blog', heading: 'Blog', line: 'How Craft.js works, and why it works that way' },
  {
    name: 'examples',
    path: '/examples',
    heading: 'Examples',
    line: 'Editors to try out, with code that you can read',
  },
  {
    name: 'playground',
    path: '/playground',
    heading: 'Playground',
    line: 'Write Craft.js code and watch the editor run',
  },
  {
    name: 'state-doctor',
    path: '/tools/state',
    heading: 'State\nDoctor',
    line: 'Checks and fixes saved pages, in your browser',
  },
  HOME,
]

/** Site path and text alternative of the link preview for the page at `path`. */
export function linkPreview(path: string): { path: string; alt: string } {
  const { name, heading, line } =
    LINK_PREVIEWS.find((section) => `${path}/`.startsWith(`${section.path}/`)) ?? HOME
  return {
    path: `/cards/${name}.jpg`,
    alt: `${heading.replace('\n', ' ')}. ${line}. With a screenshot.`,
  }
}
