import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import { codeBlocks } from './rehype/codeBlocks'
import { components } from './rehype/components'
import { expressions } from './rehype/expressions'
import { headings } from './rehype/headings'
import { images } from './rehype/images'
import { links } from './rehype/links'
import { nesting } from './rehype/nesting'
import { footnotes, sections } from './rehype/sections'
import { tables } from './rehype/tables'
import { whitespace } from './rehype/whitespace'
import { containerDirectives, directives } from './remark/directives'
import { npmFence } from './remark/npmFence'
import { references } from './remark/references'
import { results } from './remark/results'
import { unravel } from './remark/unravel'

/** What is done to Markdown, in order. gatsby-plugin-mdx gets the same list, for pages with code of their own. */
export const remarkPlugins: PluggableList = [
  remarkGfm,
  references,
  results,
  containerDirectives,
  unravel,
  directives,
  npmFence,
]

/** What is done to HTML, in order: JSX becomes plain elements first, so that every later step sees only those. */
export const rehypePlugins: PluggableList = [
  expressions,
  components,
  codeBlocks,
  images,
  headings,
  footnotes,
  tables,
  links,
  nesting,
  whitespace,
  sections,
]
