/** Anything that survives a trip through JSON: the only kind of prop an island may have. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** One piece of a compiled MDX body: text, a static element, or a component that the browser brings to life. */
export type BodyNode = string | StaticElement | MixedElement | Island

/** An element without islands inside: its content is finished HTML. `attrs` are named as React props. */
export interface StaticElement {
  tag: string
  attrs?: Record<string, string | number | boolean>
  html: string
}

/** An element with an island somewhere below it, so React draws its children one by one. */
export interface MixedElement {
  tag: string
  attrs?: Record<string, string | number | boolean>
  children: BodyNode[]
}

/** A theme component by name, with JSON props and a body of its own. */
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

/** A link as the author wrote it, with the place it stands, so that a dead one can be reported. */
export interface WrittenLink {
  /** The doc it names (`concepts/nodes`), or `null` when it names a path of this site. */
  docId: string | null
  /** A path of this site (`/support`), or `null` when it names a doc; both `null` means this page. */
  path: string | null
  /** The fragment without `#`, decoded, or `null`. */
  fragment: string | null
  /** 1-based line in the MDX file. */
  line: number
}

/** An image as the author wrote it: `src` is relative to the MDX file. */
export interface WrittenImage {
  src: string
  line: number
}

/** A live demo as the author asked for it: `name` is that of a file under `content/demos`. */
export interface WrittenDemo {
  name: string
  line: number
}

/** A code block as the author wrote it, so that what readers copy can be checked. */
export interface WrittenCode {
  language: string
  /** As readers copy it; lines that are shown as deleted are empty. */
  code: string
  /** File name shown above it, or `null`. */
  title: string | null
  /** Why it is not complete on its own, or `null` when it should be. */
  fragment: string | null
  /** Whether it is meant to be run. */
  run: boolean
  /** How many headings stand above it: samples under one heading belong together. */
  section: number
  /** 1-based line of its first line of code in the MDX file. */
  line: number
}

/** A stretch of a page from one anchor to the next: what one search result leads to. */
export interface SearchSection {
  /** The beginning of the page, a heading with what follows it, or an entry of a list of props and methods. */
  kind: 'page' | 'section' | 'member'
  /** Fragment that leads to it; empty for the beginning of the page. */
  id: string
  /** The headings around it and its own, outermost first. */
  headings: string[]
  text: string
  /** The names in its code blocks, each once. */
  codeNames: string[]
  /** The inline code that its table rows and list items begin with: what they are about. */
  names: string[]
}

/**
 * A piece of the Markdown version of a body: text, or something that only the whole site knows. `href` is an address as
 * in `BodyNode`s (`@doc/<id>`, `/path`, `#fragment`), `picture` a file relative to the MDX file, `demo` the name of a
 * live demo, which becomes blocks of its own.
 */
export type MarkdownPart = string | { href: string } | { picture: string } | { demo: string }

/** What one MDX body is after compilation: data only, no code. */
export interface CompiledBody {
  /** What the theme renders. With `ownCode`, readers get the page from gatsby-plugin-mdx, and this is for machines. */
  nodes: BodyNode[]
  /** Whether the body has `import` or `export` lines, so that readers get it as a component. */
  ownCode: boolean
  headings: Heading[]
  /** Every id in the body that a fragment may lead to, headings included. */
  ids: string[]
  links: WrittenLink[]
  images: WrittenImage[]
  demos: WrittenDemo[]
  code: WrittenCode[]
  /** Things that are not wrong but worth saying, each with its place. */
  warnings: string[]
  /** Plain words of the prose, code left out: for reading time and excerpts. */
  words: number
  /** What the search knows of the body, in reading order. */
  sections: SearchSection[]
  /** The body as GitHub Flavored Markdown, to be joined when addresses are known. */
  markdown: MarkdownPart[]
}
