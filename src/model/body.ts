/** A JSON value: the only kind of prop that an island may have. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A node of a compiled MDX body: text, static HTML, or a component that is interactive in the browser. */
export type BodyNode = string | StaticElement | MixedElement | Island

/** An element without islands inside, so its content is an HTML string. `attrs` are React props. */
export interface StaticElement {
  tag: string
  attrs?: Record<string, string | number | boolean>
  html: string
}

/** An element that contains an island, so React renders its children. */
interface MixedElement extends Omit<StaticElement, 'html'> {
  children: BodyNode[]
}

/** A theme component by name, with JSON props and children. */
export interface Island {
  island: string
  props?: Record<string, Json>
  children?: BodyNode[]
}

/** One heading of a page; `level` is 2 for `h2` and so on. */
export interface Heading {
  id: string
  text: string
  level: number
}

/** A link in the source, recorded so that dead links can be reported. */
export interface WrittenLink {
  /** The doc id it names (`concepts/nodes`), or `null`. */
  docId: string | null
  /** The site path it names (`/support`), or `null`. A link without `docId`, `path` and `url` leads to its own page. */
  path: string | null
  /** The fragment without `#`, decoded, or `null`. */
  fragment: string | null
  /** 1-based line in the MDX file. */
  line: number
  /** The absolute URL of a link that names a host, which may be this site or another. */
  url?: string
}

/** An image in the source: `src` is relative to the MDX file. */
export interface WrittenImage {
  src: string
  line: number
}

/** A live demo in the source. `name` is the name of a file in `content/demos`. */
export interface WrittenDemo {
  name: string
  line: number
}

/** A code block in the source, recorded so that the code that readers copy can be checked. */
export interface WrittenCode {
  language: string
  /** The code as readers copy it. Lines that are shown as deleted are empty. */
  code: string
  /** File name above it, or `null`. */
  title: string | null
  /** Why it is not complete on its own, or `null` if it should be. */
  fragment: string | null
  /** Whether a test runs it in a browser. */
  run: boolean
  /** Name of the file in `content/wrappers` that shows it when it runs. Without one, it is a whole editor. */
  wrapper?: string
  /** The number of headings before it. Samples under the same heading belong together. */
  section: number
  /** 1-based line of its first line of code in the MDX file. */
  line: number
  /** The summary of the `<details>` around it. */
  summary?: string
  /** For a fragment with a title: its lines before and after the change that it shows. */
  change?: [before: string[], after: string[]]
}

/** The part of a page from one anchor to the next. Each search result leads to one. */
export interface SearchSection {
  /** The beginning of the page, a heading with the content below it, or an entry in a list of props and methods. */
  kind: 'page' | 'section' | 'member'
  /** Its fragment; empty for the beginning of the page. */
  id: string
  /** The headings around it and its own, outermost first. */
  headings: string[]
  text: string
  /** The names in its code blocks, each once. */
  codeNames: string[]
  /** Inline code at the start of table rows and list items, which is the name of the thing that they describe. */
  names: string[]
}

/**
 * A part of the Markdown version of a body: text, or a reference that is resolved once all pages have been compiled.
 * `href` is an address as in `BodyNode`s (`@doc/<id>`, `/path`, `#fragment`), `picture` a file relative to the MDX file,
 * and `demo` the name of a live demo.
 */
export type MarkdownPart = string | { href: string } | { picture: string } | { demo: string }

/** A compiled MDX body: data only, no code. */
export interface CompiledBody {
  /** The content that the theme renders. */
  nodes: BodyNode[]
  headings: Heading[]
  /** Every id in the body, headings included. */
  ids: string[]
  links: WrittenLink[]
  images: WrittenImage[]
  demos: WrittenDemo[]
  code: WrittenCode[]
  /** Digests of the snippets that it includes and of the files that its code imports, directly or indirectly, by path. */
  imports: Record<string, string>
  /** Number of words in the prose, without code. */
  words: number
  /** The sections that search finds, in reading order. */
  sections: SearchSection[]
  /** The body as GitHub Flavored Markdown. */
  markdown: MarkdownPart[]
}

/** Components in a body that React hydrates; everything else becomes plain HTML. */
export const ISLANDS = ['Picture', 'Demo'] as const

export type IslandName = (typeof ISLANDS)[number]

export function isIslandName(name: string): name is IslandName {
  return (ISLANDS as readonly string[]).includes(name)
}

/** Path of the dark mode variant of an image: `./drag.dark.png` for `./drag.png`. */
export function darkVariantOf(src: string): string {
  return src.replace(/(\.\w+)$/, '.dark$1')
}

/** The parts of a live demo that a page shows before its scripts have loaded. */
export interface DemoRecord {
  /** Name of the file in `content/demos` and of the component that it exports. */
  name: string
  /** The server-rendered HTML of the component. */
  html: string
  /** The highlighted code of the file. */
  code: StaticElement
  /** The initial state of the editor as Craft.js serializes it. */
  saved: SavedNodes
}

/** Nodes by id as Craft.js serializes them. They are only displayed, so their type does not matter here. */
export type SavedNodes = Readonly<Record<string, unknown>>
